/** The interface of `document.cookie`: reads all pairs as one string, sets one cookie at a time. */
export interface CookieJar {
  read(): string;
  write(cookie: string): void;
}

export const documentCookies: CookieJar = {
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};

/** A cookie's value; undefined if it is missing or cannot be decoded. */
export function readCookie(jar: CookieJar, name: string): string | undefined {
  for (const pair of jar.read().split('; ')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at) !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1));
    } catch {
      return undefined;
    }
  }
  return undefined;
}
