import type { CookieJar } from '#web/admin/lib/session/cookie-jar.ts';

/** How a browser treats our cookies, depending on the frame and the browser's settings. */
export type CookieWorld =
  | 'top level'
  | 'framed, third-party allowed'
  | 'framed, third-party blocked'
  | 'refused';

type Kind = 'strict' | 'none' | 'partitioned';

const ACCEPTED: Record<CookieWorld, readonly Kind[]> = {
  'top level': ['strict', 'none', 'partitioned'],
  'framed, third-party allowed': ['none', 'partitioned'],
  'framed, third-party blocked': ['partitioned'],
  refused: [],
};

export interface FakeCookies extends CookieJar {
  /** `name=value kind`, as the browser's developer tools show them. */
  entries(): string[];
  /** The Max-Age of a cookie in seconds. */
  maxAge(name: string): number | undefined;
  written: string[];
}

/**
 * A cookie jar that silently drops what the browser would refuse, and stores a partitioned cookie beside a plain
 * one.
 */
export function fakeCookies(world: CookieWorld): FakeCookies {
  const kept = new Map<string, { name: string; value: string; kind: Kind; maxAge: number }>();
  const written: string[] = [];
  return {
    written,
    read: () => [...kept.values()].map(({ name, value }) => `${name}=${value}`).join('; '),
    write(cookie) {
      written.push(cookie);
      const [pair = '', ...attributes] = cookie.split(/;\s*/);
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      const has = (wanted: string) => attributes.some((one) => one.toLowerCase() === wanted.toLowerCase());
      if (!has('Path=/') || !has('Secure')) throw new Error(`Not as specified: ${cookie}`);
      const kind = has('Partitioned') ? 'partitioned' : has('SameSite=Strict') ? 'strict' : 'none';
      if (!ACCEPTED[world].includes(kind)) return;
      const key = `${name} ${kind === 'partitioned' ? 'partitioned' : 'plain'}`;
      const maxAge = Number(attributes.find((one) => /^max-age=/i.test(one))?.slice(8));
      if (maxAge <= 0) kept.delete(key);
      else kept.set(key, { name, value, kind, maxAge });
    },
    entries: () => [...kept.values()].map(({ name, value, kind }) => `${name}=${value} ${kind}`),
    maxAge: (name) => [...kept.values()].find((entry) => entry.name === name)?.maxAge,
  };
}
