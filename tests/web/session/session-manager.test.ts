import { describe, expect, it, vi } from 'vitest';
import { HANDOFF_AUDIENCE } from '#shared/api/values.ts';
import type { PlatformFrame } from '#web/admin/lib/platform.ts';
import { SessionManager, type SessionDeps } from '#web/admin/lib/session/session-manager.ts';
import { createTokenStore } from '#web/admin/lib/session/token-store.ts';
import { fakeCookies, type CookieWorld } from '../support/fake-cookies.ts';
import { madeHandoff, madeToken } from '../support/tokens.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

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
  return { keeper: new SessionManager(deps), jar, idToken, ...deps };
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
    ['contains no object', ['a', Buffer.from('7').toString('base64url'), 'c'].join('.')],
    ['names no merchant', madeToken({ merchantId: undefined })],
    ['names an empty merchant', madeToken({ merchantId: '' })],
  ])('deletes a stored token without a sign-in when it %s', async (_, token) => {
    const { keeper, tokens } = setUp();
    tokens.set('auth_token', token);
    await keeper.start();
    expect(keeper.state()).toEqual({ status: 'unauthenticated' });
    expect(tokens.get('auth_token')).toBeUndefined();
  });

  it('prefers the store address of its own cookie to the token’s if that is a shop’s', async () => {
    const { keeper, tokens } = setUp();
    tokens.set('auth_token', madeToken());
    tokens.set('store_url', 'renamed.myshopify.com');
    await keeper.start();
    expect(keeper.state()).toMatchObject({ user: { storeUrl: 'renamed.myshopify.com' } });
  });

  it('ignores a stored address that is not a shop’s', async () => {
    const { keeper, tokens } = setUp();
    tokens.set('auth_token', madeToken());
    tokens.set('store_url', 'evil.example');
    await keeper.start();
    expect(keeper.state()).toMatchObject({ user: { storeUrl: SHOP } });
  });
});

describe('the return from the install', () => {
  const query = `token=${madeHandoff()}&storeUrl=${SHOP}`;

  it('exchanges the handoff, stores token and store, clears the query and reloads, in the loading state meanwhile', async () => {
    const session = madeToken();
    const { keeper, tokens, page, login } = setUp({ query, login: giving(session) });
    await keeper.start();
    expect(login).toHaveBeenCalledExactlyOnceWith({ handoffToken: madeHandoff() });
    expect([tokens.get('auth_token'), tokens.get('store_url')]).toEqual([session, SHOP]);
    expect(page.clearQuery).toHaveBeenCalledOnce();
    expect(page.reload).toHaveBeenCalledOnce();
    expect(page.clearQuery.mock.invocationCallOrder[0]).toBeLessThan(
      page.reload.mock.invocationCallOrder[0]!,
    );
    expect(keeper.state()).toEqual({ status: 'loading' });
  });

  it('removes the handoff from the address before exchanging it', async () => {
    const { keeper, page } = setUp({ query, login: () => new Promise(() => undefined) });
    void keeper.start();
    await Promise.resolve();
    expect(page.query().toString()).toBe('');
  });

  it('restores the stored session after the reload', async () => {
    const session = madeToken();
    const { keeper, tokens, login } = setUp();
    tokens.set('auth_token', session);
    await keeper.start();
    expect(keeper.state()).toMatchObject({ status: 'authenticated', token: session });
    expect(login).not.toHaveBeenCalled();
  });

  it('continues without a reload where nothing could be stored', async () => {
    const session = madeToken();
    const { keeper, page } = setUp({ query, world: 'refused', login: giving(session) });
    await keeper.start();
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.clearQuery).toHaveBeenCalledOnce();
    expect(keeper.state()).toMatchObject({ status: 'authenticated', token: session });
  });

  it('shows the login with the reason when the handoff is refused', async () => {
    const { keeper, tokens, page } = setUp({
      query,
      login: () => Promise.reject(new Error('This link was used before.')),
    });
    await keeper.start();
    expect(keeper.state()).toEqual({ status: 'unauthenticated', error: 'This link was used before.' });
    expect([tokens.get('auth_token'), tokens.get('store_url')]).toEqual([undefined, undefined]);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('never accepts a handoff as a session, whatever the server sends', async () => {
    const { keeper, tokens } = setUp({ query, login: giving(madeHandoff()) });
    await keeper.start();
    expect(keeper.state().status).toBe('unauthenticated');
    expect(tokens.get('auth_token')).toBeUndefined();
  });

  it('never restores a handoff that is stored', async () => {
    const { keeper, tokens, login } = setUp();
    tokens.set('auth_token', madeHandoff());
    await keeper.start();
    expect(keeper.state()).toEqual({ status: 'unauthenticated' });
    expect(tokens.get('auth_token')).toBeUndefined();
    expect(login).not.toHaveBeenCalled();
  });

  it.each(['evil.example', 'other.myshopify.com', ''])(
    'stores the address of the traded token’s store, not %j from the query',
    async (storeUrl) => {
      const { keeper, tokens } = setUp({
        query: `token=${madeHandoff()}&storeUrl=${storeUrl}`,
        login: giving(madeToken()),
      });
      await keeper.start();
      expect(tokens.get('store_url')).toBe(SHOP);
    },
  );
});

const THEIRS = { merchantId: 'm2', storeId: 's2', storeUrl: 'theirs.myshopify.com' };
/** Query parameters that must not sign anybody in. */
const LINKS: [string, string][] = [
  ['another store’s session token', madeToken(THEIRS)],
  ['a session token of the same store', madeToken({ jti: 'another' })],
  ['a handoff that the server refuses', madeHandoff(THEIRS)],
  ['a token that cannot be decoded', 'x'],
  ['an empty token', ''],
];
const WORLDS: [CookieWorld, string | undefined][] = [
  ['top level', undefined],
  ['framed, third-party allowed', SHOP],
  ['framed, third-party blocked', SHOP],
];

describe.each(LINKS)('a link with %s', (_, token) => {
  const query = `token=${token}&storeUrl=${THEIRS.storeUrl}`;
  const refusing = () => Promise.reject(new Error('This sign-in link is no longer valid.'));

  it.each(WORLDS)('leaves the current session unchanged (%s)', async (world, framedBy) => {
    const { keeper, tokens, page, jar } = setUp({
      query,
      world,
      ...(framedBy === undefined ? {} : { framedBy }),
      login: refusing,
    });
    const own = madeToken();
    tokens.set('auth_token', own);
    tokens.set('store_url', SHOP);
    const before = jar.written.length;
    await keeper.start();
    expect(keeper.state()).toMatchObject({ status: 'authenticated', token: own, user: { storeUrl: SHOP } });
    expect([tokens.get('auth_token'), tokens.get('store_url')]).toEqual([own, SHOP]);
    // Another tab polls the cookies every second, so they must not change even for a moment.
    expect(jar.written.slice(before)).toEqual([]);
    expect(page.query().toString()).toBe('');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it.each(['top level', 'refused'] as const)('does not sign in (%s)', async (world) => {
    const { keeper, tokens, page } = setUp({ query, world, login: refusing });
    await keeper.start();
    expect(keeper.state().status).toBe('unauthenticated');
    expect([tokens.get('auth_token'), tokens.get('store_url')]).toEqual([undefined, undefined]);
    expect(page.query().toString()).toBe('');
  });

  it('keeps an explicit logout in the frame', async () => {
    const { keeper, tokens, loggedOut, idToken } = setUp({
      query,
      world: 'framed, third-party blocked',
      framedBy: SHOP,
      login: refusing,
    });
    loggedOut.set(true);
    await keeper.start();
    expect(keeper.state().status).toBe('unauthenticated');
    expect(idToken).not.toHaveBeenCalled();
    expect(tokens.get('auth_token')).toBeUndefined();
  });
});

describe('a genuine handoff while another store is signed in', () => {
  const query = `token=${madeHandoff(THEIRS)}&storeUrl=${THEIRS.storeUrl}`;

  it('replaces the session after the handoff’s exchange has succeeded, not before', async () => {
    let trade: (reply: { token: string }) => void = () => undefined;
    const { keeper, tokens, page } = setUp({
      query,
      login: () => new Promise((resolve) => void (trade = resolve)),
    });
    tokens.set('auth_token', madeToken());
    tokens.set('store_url', SHOP);
    const started = keeper.start();
    await vi.waitFor(() => expect(page.query().toString()).toBe(''), { timeout: PATIENCE_MS });
    expect([tokens.get('auth_token'), tokens.get('store_url')]).toEqual([madeToken(), SHOP]);
    trade({ token: madeToken(THEIRS) });
    await started;
    expect([tokens.get('auth_token'), tokens.get('store_url')]).toEqual([madeToken(THEIRS), THEIRS.storeUrl]);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not exchange a handoff inside the admin of another store', async () => {
    const { keeper, tokens, login } = setUp({
      query,
      world: 'framed, third-party blocked',
      framedBy: SHOP,
      login: giving(madeToken(THEIRS)),
    });
    tokens.set('auth_token', madeToken());
    await keeper.start();
    expect(login).not.toHaveBeenCalled();
    expect(keeper.state()).toMatchObject({ user: { storeId: 's1' } });
  });
});

describe('the session inside the store’s admin', () => {
  it('signs in with the platform’s id token when nothing is stored', async () => {
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

  it('does not open another store’s session from the frame’s cookies', async () => {
    const session = madeToken();
    const { keeper, tokens, login } = setUp({ framedBy: SHOP, login: giving(session) });
    tokens.set('auth_token', madeToken({ storeId: 's2', storeUrl: 'other.myshopify.com' }));
    await keeper.start();
    expect(login).toHaveBeenCalledExactlyOnceWith({ idToken: 'an id token' });
    expect(keeper.state()).toMatchObject({ user: { storeId: 's1' } });
  });

  it('keeps another store’s session in the shared cookies when its own login fails', async () => {
    const { keeper, tokens } = setUp({
      framedBy: SHOP,
      world: 'framed, third-party blocked',
      login: () => Promise.reject(new Error('Offline.')),
    });
    const other = madeToken({ storeId: 's2', storeUrl: 'other.myshopify.com' });
    tokens.set('auth_token', other);
    await keeper.start();
    expect(keeper.state()).toEqual({ status: 'unauthenticated', error: 'Offline.' });
    expect(tokens.get('auth_token')).toBe(other);
  });

  it('leaves the frame when the server redirects to the authorize page', async () => {
    const { keeper, page } = setUp({
      framedBy: SHOP,
      login: () => Promise.resolve({ redirectUrl: 'https://fern.example/authorize' }),
    });
    await keeper.start();
    expect(page.leaveTo).toHaveBeenCalledExactlyOnceWith('https://fern.example/authorize');
  });

  it('renews a refused token once for any number of refused calls', async () => {
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

  it('does not sign in again after an explicit logout until the merchant asks', async () => {
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

  it('tells the server that a typed login started in the frame', async () => {
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

describe('the session at top level', () => {
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

  it('switches to another tab’s newer session of the same store on a 401', async () => {
    const { keeper, tokens } = await signedIn();
    const newer = madeToken({ jti: 'newer' });
    tokens.set('auth_token', newer);
    expect(await keeper.renew(madeToken())).toBe(newer);
  });

  it('ends the session when the token has been deleted', async () => {
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

  it('does not delete the session that another tab stored for another store', async () => {
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
  ])('logs out and keeps the store’s address when the server’s logout %s', async (_, logout) => {
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
