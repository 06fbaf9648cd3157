import { describe, expect, it, vi } from 'vitest';
import { HANDOFF_AUDIENCE } from '#shared/api/auth.ts';
import type { PlatformFrame } from '#web/admin/lib/platform.ts';
import { SessionKeeper, type SessionDeps } from '#web/admin/lib/session/session-keeper.ts';
import { createTokenStore } from '#web/admin/lib/session/token-store.ts';
import { fakeCookies, type CookieWorld } from '../support/fake-cookies.ts';
import { madeHandoff, madeToken } from '../support/tokens.ts';

const SHOP = 'fern-and-fig.myshopify.com';

interface Setup {
  world?: CookieWorld;
  query?: string;
  framedBy?: string;
  login?: SessionDeps['login'];
}

function setUp({ world = 'top level', query = '', framedBy, login }: Setup = {}) {
  const jar = fakeCookies(world);
  const tokens = createTokenStore(jar);
  let search = query;
  let loggedOut = false;
  const page = {
    query: () => new URLSearchParams(search),
    clearQuery: vi.fn(() => void (search = '')),
    reload: vi.fn(),
    leaveTo: vi.fn(),
  };
  const idToken = vi.fn(() => Promise.resolve('an id token'));
  const frame: PlatformFrame | undefined =
    framedBy === undefined ? undefined : { shop: () => framedBy, idToken };
  const deps = {
    tokens,
    page,
    frame,
    login: vi.fn(login ?? (() => Promise.reject(new Error('Nobody expected a login.')))),
    logout: vi.fn<SessionDeps['logout']>(() => Promise.resolve()),
    loggedOut: { isSet: () => loggedOut, set: (now: boolean) => void (loggedOut = now) },
    handoffAudience: HANDOFF_AUDIENCE,
    parseShop: (text: string) => (text.endsWith('.myshopify.com') ? text : undefined),
  };
  return { keeper: new SessionKeeper(deps), jar, idToken, ...deps };
}

const giving = (token: string) => () => Promise.resolve({ token });

describe('a stored token', () => {
  it('restores the session without a call', async () => {
    const { keeper, tokens, login } = setUp();
    tokens.set('auth_token', madeToken({ userEmail: 'robin@example.com' }));
    await keeper.start();
    expect(keeper.state()).toMatchObject({
      status: 'authenticated',
      user: { merchantId: 'm1', storeId: 's1', storeUrl: SHOP, userEmail: 'robin@example.com' },
    });
    expect(login).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be decoded', 'not-a-token'],
    ['carries something other than an object', ['a', Buffer.from('7').toString('base64url'), 'c'].join('.')],
    ['names no merchant', madeToken({ merchantId: undefined })],
    ['names an empty merchant', madeToken({ merchantId: '' })],
  ])('that %s is removed, and nobody is signed in', async (_, token) => {
    const { keeper, tokens } = setUp();
    tokens.set('auth_token', token);
    await keeper.start();
    expect(keeper.state()).toEqual({ status: 'unauthenticated' });
    expect(tokens.get('auth_token')).toBeUndefined();
  });

  it('is overridden by the store address of its own cookie, if that is a shop’s', async () => {
    const { keeper, tokens } = setUp();
    tokens.set('auth_token', madeToken());
    tokens.set('store_url', 'renamed.myshopify.com');
    await keeper.start();
    expect(keeper.state()).toMatchObject({ user: { storeUrl: 'renamed.myshopify.com' } });
  });

  it('is not overridden by a host that is no shop’s', async () => {
    const { keeper, tokens } = setUp();
    tokens.set('auth_token', madeToken());
    tokens.set('store_url', 'evil.example');
    await keeper.start();
    expect(keeper.state()).toMatchObject({ user: { storeUrl: SHOP } });
  });
});

describe('the return from the install', () => {
  const query = `token=${madeHandoff()}&storeUrl=${SHOP}`;

  it('stores both, clears the query, reloads, and is still loading meanwhile', async () => {
    const { keeper, tokens, page, login } = setUp({ query });
    await keeper.start();
    expect([tokens.get('auth_token'), tokens.get('store_url')]).toEqual([madeHandoff(), SHOP]);
    expect(page.clearQuery).toHaveBeenCalledOnce();
    expect(page.reload).toHaveBeenCalledOnce();
    expect(page.clearQuery.mock.invocationCallOrder[0]).toBeLessThan(
      page.reload.mock.invocationCallOrder[0]!,
    );
    expect(keeper.state()).toEqual({ status: 'loading' });
    expect(login).not.toHaveBeenCalled();
  });

  it('goes on without a reload where nothing could be kept', async () => {
    const session = madeToken();
    const { keeper, page, login } = setUp({ query, world: 'refused', login: giving(session) });
    await keeper.start();
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.clearQuery).toHaveBeenCalledOnce();
    expect(login).toHaveBeenCalledExactlyOnceWith({ handoffToken: madeHandoff() });
    expect(keeper.state()).toMatchObject({ status: 'authenticated', token: session });
  });

  it('trades the handoff after the reload, and keeps the session instead', async () => {
    const session = madeToken();
    const { keeper, tokens, login } = setUp({ login: giving(session) });
    tokens.set('auth_token', madeHandoff());
    await keeper.start();
    expect(login).toHaveBeenCalledExactlyOnceWith({ handoffToken: madeHandoff() });
    expect(tokens.get('auth_token')).toBe(session);
  });

  it('ends at the login with the reason when the handoff is refused', async () => {
    const { keeper, tokens } = setUp({
      login: () => Promise.reject(new Error('This link was used before.')),
    });
    tokens.set('auth_token', madeHandoff());
    await keeper.start();
    expect(keeper.state()).toEqual({ status: 'unauthenticated', error: 'This link was used before.' });
    expect(tokens.get('auth_token')).toBeUndefined();
  });

  it('never takes a handoff for a session, whatever the server sends', async () => {
    const { keeper, tokens } = setUp({ login: giving(madeHandoff()) });
    tokens.set('auth_token', madeHandoff());
    await keeper.start();
    expect(keeper.state().status).toBe('unauthenticated');
  });

  it('does not store an address that is no shop’s', async () => {
    const { keeper, tokens } = setUp({ query: `token=${madeHandoff()}&storeUrl=evil.example` });
    await keeper.start();
    expect(tokens.get('store_url')).toBeUndefined();
  });
});

describe('inside the store’s admin', () => {
  it('signs in with the platform’s proof when nothing is stored', async () => {
    const session = madeToken();
    const { keeper, login, jar } = setUp({
      framedBy: SHOP,
      world: 'framed, third-party blocked',
      login: giving(session),
    });
    await keeper.start();
    expect(login).toHaveBeenCalledExactlyOnceWith({ idToken: 'an id token' });
    expect(keeper.state()).toMatchObject({ status: 'authenticated', token: session });
    expect(jar.entries()).toContain(`auth_token=${session} partitioned`);
  });

  it('does not open another store’s session that the frame’s cookies hold', async () => {
    const session = madeToken();
    const { keeper, tokens, login } = setUp({ framedBy: SHOP, login: giving(session) });
    tokens.set('auth_token', madeToken({ storeId: 's2', storeUrl: 'other.myshopify.com' }));
    await keeper.start();
    expect(login).toHaveBeenCalledExactlyOnceWith({ idToken: 'an id token' });
    expect(keeper.state()).toMatchObject({ user: { storeId: 's1' } });
  });

  it('leaves the frame when the server sends it to authorize', async () => {
    const { keeper, page } = setUp({
      framedBy: SHOP,
      login: () => Promise.resolve({ redirectUrl: 'https://fern.example/authorize' }),
    });
    await keeper.start();
    expect(page.leaveTo).toHaveBeenCalledExactlyOnceWith('https://fern.example/authorize');
  });

  it('renews a refused token once, however many calls were refused', async () => {
    const session = madeToken({ jti: 'second' });
    const { keeper, tokens, login } = setUp({ framedBy: SHOP, login: giving(session) });
    tokens.set('auth_token', madeToken({ jti: 'first' }));
    await keeper.start();
    const first = madeToken({ jti: 'first' });
    const renewed = await Promise.all([keeper.renew(first), keeper.renew(first), keeper.renew(first)]);
    expect(renewed).toEqual([session, session, session]);
    expect(login).toHaveBeenCalledOnce();
    expect(await keeper.renew(first)).toBe(session);
    expect(login).toHaveBeenCalledOnce();
  });

  it('does not sign in again after an explicit logout, until the merchant asks', async () => {
    const session = madeToken();
    const { keeper, login } = setUp({ framedBy: SHOP, login: giving(session) });
    await keeper.start();
    await keeper.logOut();
    expect(await keeper.renew(session)).toBeNull();
    await keeper.start();
    expect(keeper.state().status).toBe('unauthenticated');
    expect(login).toHaveBeenCalledOnce();
    await keeper.logInTo(SHOP);
    expect(keeper.state().status).toBe('authenticated');
  });

  it('tells the server that a typed login began in the frame', async () => {
    const { keeper, login, page } = setUp({
      framedBy: SHOP,
      login: () => Promise.resolve({ redirectUrl: 'https://other.example/authorize' }),
    });
    await keeper.logInTo('other.myshopify.com');
    expect(login).toHaveBeenCalledExactlyOnceWith({ storeUrl: 'other.myshopify.com', embedded: true });
    expect(page.leaveTo).toHaveBeenCalledOnce();
  });

  it('keeps its own session when another store’s token appears in the shared cookies', async () => {
    const { keeper, tokens } = setUp({ framedBy: SHOP });
    tokens.set('auth_token', madeToken());
    await keeper.start();
    tokens.set('auth_token', madeToken({ storeId: 's2', storeUrl: 'other.myshopify.com' }));
    keeper.check();
    expect(keeper.state()).toMatchObject({ user: { storeId: 's1' } });
  });
});

describe('at top level', () => {
  async function signedIn() {
    const all = setUp();
    all.tokens.set('auth_token', madeToken());
    all.tokens.set('store_url', SHOP);
    await all.keeper.start();
    return all;
  }

  it('ends the session on a 401', async () => {
    const { keeper, tokens } = await signedIn();
    expect(await keeper.renew(madeToken())).toBeNull();
    expect(keeper.state().status).toBe('unauthenticated');
    expect(tokens.get('auth_token')).toBeUndefined();
  });

  it('takes the newer session of the same store from another tab instead', async () => {
    const { keeper, tokens } = await signedIn();
    const newer = madeToken({ jti: 'newer' });
    tokens.set('auth_token', newer);
    expect(await keeper.renew(madeToken())).toBe(newer);
  });

  it('ends the session when the token has gone', async () => {
    const { keeper, tokens } = await signedIn();
    keeper.check();
    expect(keeper.state().status).toBe('authenticated');
    tokens.remove('auth_token');
    keeper.check();
    expect(keeper.state()).toEqual({ status: 'unauthenticated' });
  });

  it('follows a login to another store in another tab', async () => {
    const { keeper, tokens } = await signedIn();
    tokens.set('auth_token', madeToken({ storeId: 's2' }));
    keeper.check();
    expect(keeper.state()).toMatchObject({ user: { storeId: 's2' } });
  });

  it('does not delete what another tab stored for another store', async () => {
    const { keeper, tokens } = await signedIn();
    const other = madeToken({ storeId: 's2' });
    tokens.set('auth_token', other);
    keeper.refuse(madeToken());
    expect(keeper.state().status).toBe('unauthenticated');
    expect(tokens.get('auth_token')).toBe(other);
  });

  it.each([
    ['succeeds', () => Promise.resolve()],
    ['fails', () => Promise.reject(new Error('The server is gone.'))],
  ])('logs out when the server’s part %s, and keeps the store’s address', async (_, logout) => {
    const all = await signedIn();
    all.logout.mockImplementation(logout);
    await all.keeper.logOut();
    expect(all.logout).toHaveBeenCalledExactlyOnceWith(madeToken());
    expect(all.keeper.state()).toEqual({ status: 'unauthenticated' });
    expect(all.tokens.get('auth_token')).toBeUndefined();
    expect(all.tokens.get('store_url')).toBe(SHOP);
  });

  it('sends a typed login to the store’s authorize page', async () => {
    const { keeper, login, page } = setUp({
      login: () => Promise.resolve({ redirectUrl: 'https://fern.example/authorize' }),
    });
    await keeper.logInTo(SHOP);
    expect(login).toHaveBeenCalledExactlyOnceWith({ storeUrl: SHOP });
    expect(page.leaveTo).toHaveBeenCalledExactlyOnceWith('https://fern.example/authorize');
  });
});
