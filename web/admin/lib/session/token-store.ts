import { documentCookies, readCookie, type CookieJar } from './cookie-jar.ts';

export type StoredName = 'auth_token' | 'store_url' | 'sidebar_state';

/** Where a value came to rest: the two kinds of cookie survive a reload, memory does not. */
export type Rung = 'strict' | 'partitioned' | 'memory';

export interface TokenStore {
  get(name: StoredName): string | undefined;
  set(name: StoredName, value: string): Rung;
  remove(name: StoredName): void;
}

const SEVEN_DAYS = 604_800;
const STRICT = 'SameSite=Strict; Secure';
const PARTITIONED = 'SameSite=None; Secure; Partitioned';

/**
 * Keeps small values where this browser lets us. A strict cookie cannot exist inside another site's page and
 * is dropped there without an error, so every write is read back and the next rung tried only if it is absent.
 */
export function createTokenStore(jar: CookieJar = documentCookies): TokenStore {
  const memory = new Map<StoredName, string>();

  const put = (name: StoredName, value: string, maxAge: number, kind: string): void => {
    jar.write(`${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; ${kind}`);
  };

  const remove = (name: StoredName): void => {
    // A partitioned cookie is another entry than a strict one of the same name, and is deleted as such.
    put(name, '', 0, STRICT);
    put(name, '', 0, PARTITIONED);
    memory.delete(name);
  };

  const set = (name: StoredName, value: string): Rung => {
    remove(name);
    put(name, value, SEVEN_DAYS, STRICT);
    if (readCookie(jar, name) === value) return 'strict';
    put(name, value, SEVEN_DAYS, PARTITIONED);
    if (readCookie(jar, name) === value) return 'partitioned';
    memory.set(name, value);
    return 'memory';
  };

  return { get: (name) => readCookie(jar, name) ?? memory.get(name), set, remove };
}
