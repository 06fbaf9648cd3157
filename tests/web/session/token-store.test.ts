import { describe, expect, it } from 'vitest';
import { createTokenStore, type StoredName } from '#web/admin/lib/session/token-store.ts';
import { fakeCookies, type CookieWorld } from '../support/fake-cookies.ts';

const NAMES: StoredName[] = ['auth_token', 'store_url', 'sidebar_state'];
const STORAGE_PLACES: [CookieWorld, string][] = [
  ['top level', 'strict'],
  ['framed, third-party allowed', 'partitioned'],
  ['framed, third-party blocked', 'partitioned'],
  ['refused', 'memory'],
];

describe.each(STORAGE_PLACES)('cookies of a page: %s', (world, place) => {
  it.each(NAMES)('stores %s in the first storage that works, and reads it back', (name) => {
    const jar = fakeCookies(world);
    const store = createTokenStore(jar);
    expect(store.set(name, 'a value; with = signs')).toBe(place);
    expect(store.get(name)).toBe('a value; with = signs');
    expect(jar.entries()).toHaveLength(place === 'memory' ? 0 : 1);
  });

  it.each(NAMES)('deletes %s completely', (name) => {
    const jar = fakeCookies(world);
    const store = createTokenStore(jar);
    store.set(name, 'value');
    store.remove(name);
    expect(store.get(name)).toBeUndefined();
    expect(jar.entries()).toEqual([]);
  });

  it('replaces a value', () => {
    const store = createTokenStore(fakeCookies(world));
    store.set('auth_token', 'old');
    store.set('auth_token', 'new');
    expect(store.get('auth_token')).toBe('new');
  });
});

describe('the session cookie', () => {
  it('writes a cookie that is strict, secure, for the whole site and for seven days', () => {
    const jar = fakeCookies('top level');
    createTokenStore(jar).set('auth_token', 'value');
    expect(jar.entries()).toEqual(['auth_token=value strict']);
    expect(jar.maxAge('auth_token')).toBe(7 * 24 * 60 * 60);
  });

  it('does not write the fallback when the first write succeeded', () => {
    const jar = fakeCookies('top level');
    createTokenStore(jar).set('auth_token', 'value');
    expect(jar.written.filter((cookie) => cookie.startsWith('auth_token=value'))).toHaveLength(1);
  });
});

describe('two cookies of one name at top level', () => {
  it('deletes both cookies of one name at top level', () => {
    const jar = fakeCookies('top level');
    jar.write('auth_token=from-the-frame; Path=/; Max-Age=60; SameSite=None; Secure; Partitioned');
    jar.write('auth_token=from-the-top; Path=/; Max-Age=60; SameSite=Strict; Secure');
    createTokenStore(jar).remove('auth_token');
    expect(jar.entries()).toEqual([]);
  });

  it('replaces two cookies of one name by one when a new value is stored', () => {
    const jar = fakeCookies('top level');
    jar.write('auth_token=stale; Path=/; Max-Age=60; SameSite=None; Secure; Partitioned');
    const store = createTokenStore(jar);
    expect(store.set('auth_token', 'fresh')).toBe('strict');
    expect(jar.entries()).toEqual(['auth_token=fresh strict']);
  });
});

it('ignores a value that cannot be decoded', () => {
  const store = createTokenStore({ read: () => 'auth_token=%E0%A4%A', write: () => {} });
  expect(store.get('auth_token')).toBeUndefined();
});

it('does not confuse a cookie with one whose name has the same beginning', () => {
  const store = createTokenStore({ read: () => 'xauth_token=no; auth_token2=no', write: () => {} });
  expect(store.get('auth_token')).toBeUndefined();
});
