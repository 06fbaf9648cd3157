import { SESSION_SECONDS } from '#shared/session-length.ts';
import { documentCookies, readCookie, type CookieJar } from './cookie-jar.ts';

export type StoredName = 'auth_token' | 'store_url' | 'sidebar_state';

/** Where a value is stored: both kinds of cookie survive a reload, memory does not. */
export type StoragePlace = 'strict' | 'partitioned' | 'memory';

export interface TokenStore {
  get(name: StoredName): string | undefined;
  set(name: StoredName, value: string): StoragePlace;
  remove(name: StoredName): void;
}

/** In seconds. */
const LIFETIMES: Readonly<Record<StoredName, number>> = {
  auth_token: SESSION_SECONDS,
  store_url: SESSION_SECONDS,
  sidebar_state: 604_800,
};
const STRICT = 'SameSite=Strict; Secure';
const PARTITIONED = 'SameSite=None; Secure; Partitioned';

/**
 * Stores small values where the browser allows it. A strict cookie cannot exist in a frame of another site and is
 * dropped without an error, so every write is read back, and the next option is tried only if the value is missing.
 */
export function createTokenStore(jar: CookieJar = documentCookies): TokenStore {
  const memory = new Map<StoredName, string>();

  const put = (name: StoredName, value: string, maxAge: number, kind: string): void => {
    jar.write(`${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; ${kind}`);
  };

  const remove = (name: StoredName): void => {
    // A partitioned cookie is separate from a strict one of the same name and must be deleted separately.
    put(name, '', 0, STRICT);
    put(name, '', 0, PARTITIONED);
    memory.delete(name);
  };

  const set = (name: StoredName, value: string): StoragePlace => {
    remove(name);
    put(name, value, LIFETIMES[name], STRICT);
    if (readCookie(jar, name) === value) return 'strict';
    put(name, value, LIFETIMES[name], PARTITIONED);
    if (readCookie(jar, name) === value) return 'partitioned';
    memory.set(name, value);
    return 'memory';
  };

  return { get: (name) => readCookie(jar, name) ?? memory.get(name), set, remove };
}
