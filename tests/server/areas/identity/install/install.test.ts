import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findStoreByShop, saveOnboardingCompleted } from '#server/areas/identity/stores/store-repository.ts';
import { cookieHeader, cookiesOf } from '#tests/support/cookies.ts';
import { platformQuery } from '#tests/support/fake-shop.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());
beforeEach(() => {
  app.shops.calls.length = 0;
  app.shops.behaviour.refusedTopics = [];
});

const secret = () => app.deps.config.secrets.platformApi[0];

interface Begun {
  shop: string;
  state: string;
  cookie: string;
}

/** Opens /install and keeps the state and the cookies. */
async function begin(shop = app.newShop(), extra = ''): Promise<Begun> {
  const reply = await request(app.http).get(`/install?shop=${shop}${extra}`);
  expect(reply.status).toBe(302);
  const state = new URL(reply.headers['location'] ?? '').searchParams.get('state') ?? '';
  return { shop, state, cookie: cookieHeader(cookiesOf(reply.headers)) };
}

interface Changes {
  parameters?: Record<string, string>;
  cookie?: string;
  secret?: string;
  ageSeconds?: number;
  edit?: (query: URLSearchParams) => void;
}

/** Opens the callback with the parameters that the test changes. */
function comeBack(begun: Begun, changes: Changes = {}) {
  const parameters = {
    code: 'fresh',
    shop: begun.shop,
    state: begun.state,
    host: 'aG9zdA',
    ...changes.parameters,
  };
  const now = app.deps.clock() - (changes.ageSeconds ?? 0) * 1000;
  const query = platformQuery(parameters, changes.secret ?? secret(), now);
  changes.edit?.(query);
  return request(app.http)
    .get(`/install/callback?${query.toString()}`)
    .set('cookie', changes.cookie ?? begun.cookie);
}

const storeOf = (shop: string) => findStoreByShop(app.deps.database, shop);

describe('the start of an install', () => {
  it('redirects to the store’s authorize page with a state', async () => {
    const shop = app.newShop();
    const reply = await request(app.http).get(`/install?shop=${shop}`);
    const location = new URL(reply.headers['location'] ?? '');
    expect(location.origin + location.pathname).toBe(`${app.shops.url}/admin/oauth/authorize`);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      client_id: app.deps.config.platform.clientId,
      scope: app.deps.config.platform.scopes.join(','),
      redirect_uri: `${app.deps.config.app.url}/install/callback`,
      state: cookiesOf(reply.headers).get('askwell_install_state'),
    });
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
  });

  it('sets a Lax cookie for the callback and a Strict one for our own page', async () => {
    const reply = await request(app.http).get(`/install?shop=${app.newShop()}`);
    const lines = reply.headers['set-cookie'] as unknown as string[];
    expect(lines).toEqual([
      expect.stringMatching(
        /^askwell_install_state=[0-9a-f]{32}; Path=\/install; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^askwell_install_nonce=[0-9a-f]{32}; Path=\/; Max-Age=900; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
  });

  it.each(['', 'evil.example', 'a.myshopify.com.evil.example', 'a.myshopify.com/..', 'A.myshopify.com'])(
    'refuses %j, which is not a store',
    async (shop) => {
      const reply = await request(app.http).get(`/install?shop=${encodeURIComponent(shop)}`);
      expect(reply.status).toBe(400);
      expect(reply.text).toContain('This is not a store’s address.');
      expect(reply.headers['location']).toBeUndefined();
    },
  );

  it('refuses a link with a wrong signature', async () => {
    const query = platformQuery({ shop: app.newShop() }, 'another secret', app.deps.clock());
    expect((await request(app.http).get(`/install?${query.toString()}`)).status).toBe(400);
  });

  it('in a frame, opens the top window through App Bridge under its own content security policy', async () => {
    const shop = app.newShop();
    const reply = await request(app.http).get(`/install?shop=${shop}`).set('sec-fetch-dest', 'iframe');
    expect(reply.status).toBe(200);
    const policy = reply.headers['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(reply.text).toContain(`<script nonce="${nonce}">open(`);
    expect(reply.text).toContain(`<script src="${app.shops.url}/app-bridge.js"></script>`);
    expect(reply.text).toContain(`/install?shop=${shop}&return=admin", '_top')`);
    expect(policy).toContain(`frame-ancestors ${app.shops.url}`);
    expect(policy).not.toContain('unsafe');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });
});

describe('the end of an install', () => {
  it('saves the store and redirects to the app with a handoff', async () => {
    const begun = await begin();
    const reply = await comeBack(begun);
    expect(reply.status).toBe(302);
    const location = new URL(reply.headers['location'] ?? '');
    expect(location.origin + location.pathname).toBe(`${app.deps.config.app.url}/`);
    expect(location.searchParams.get('storeUrl')).toBe(begun.shop);
    expect(location.searchParams.get('token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(await storeOf(begun.shop)).toMatchObject({
      businessName: 'Marlow Lamps',
      businessEmail: 'hello@marlow-lamps.example',
      currency: 'EUR',
      timezone: 'Europe/Lisbon',
      city: 'Porto',
      country: 'PT',
      platformPlan: 'Basic',
      isNewStore: true,
      isInstalled: true,
      hasAccess: true,
      scopes: app.deps.config.platform.scopes,
    });
    expect(app.shops.subscriptions.map(({ topic }) => topic)).toEqual([
      'APP_UNINSTALLED',
      'APP_SCOPES_UPDATE',
      'ORDERS_CREATE',
      'ORDERS_UPDATED',
      'THEMES_PUBLISH',
      'THEMES_UPDATE',
    ]);
  });

  it('returns to the store’s admin when the install began there', async () => {
    const shop = app.newShop();
    const reply = await comeBack(await begin(shop, '&return=admin'));
    expect(reply.headers['location']).toBe(
      `${app.shops.url}/admin/apps/${app.deps.config.platform.clientId}`,
    );
  });

  it('returns to the store’s admin when the platform sent the merchant', async () => {
    const shop = app.newShop();
    const query = platformQuery({ shop, host: 'aG9zdA' }, secret(), app.deps.clock());
    const reply = await request(app.http).get(`/install?${query.toString()}`);
    const state = new URL(reply.headers['location'] ?? '').searchParams.get('state') ?? '';
    const back = await comeBack({ shop, state, cookie: cookieHeader(cookiesOf(reply.headers)) });
    expect(back.headers['location']).toContain('/admin/apps/');
  });

  it('succeeds when a webhook cannot be registered', async () => {
    app.shops.subscriptions.length = 0;
    app.shops.behaviour.refusedTopics = ['ORDERS_CREATE', 'ORDERS_UPDATED'];
    expect((await comeBack(await begin())).status).toBe(302);
  });

  it('keeps the store of a shop that installs again', async () => {
    const begun = await begin();
    await comeBack(begun);
    const before = await storeOf(begun.shop);
    await saveOnboardingCompleted(app.deps.database, before?.storeId ?? '');
    await sendWebhook(app, { topic: 'app/uninstalled', shop: begun.shop }).expect(200);
    expect(await storeOf(begun.shop)).toMatchObject({ isInstalled: false, hasAccess: false });
    await comeBack(await begin(begun.shop));
    const after = await storeOf(begun.shop);
    expect(after).toMatchObject({
      storeId: before?.storeId,
      isInstalled: true,
      isNewStore: false,
      hasAccess: true,
    });
  });
});

describe('the callback is refused', () => {
  const expectRefused = async (reply: request.Test, message: string) => {
    const { status, text, headers } = await reply;
    expect({ status, location: headers['location'] }).toEqual({ status: 400, location: undefined });
    expect(text).toContain(message);
    expect(app.shops.calls).toEqual([]);
  };

  it('without an HMAC', async () => {
    const edit = (query: URLSearchParams) => query.delete('hmac');
    await expectRefused(comeBack(await begin(), { edit }), 'This link has expired or was changed.');
  });

  it('with a bad HMAC', async () => {
    await expectRefused(
      comeBack(await begin(), { secret: 'another secret' }),
      'This link has expired or was changed.',
    );
  });

  it('with a value changed after signing', async () => {
    const edit = (query: URLSearchParams) => query.set('code', 'another');
    await expectRefused(comeBack(await begin(), { edit }), 'This link has expired or was changed.');
  });

  it('with an old timestamp', async () => {
    await expectRefused(comeBack(await begin(), { ageSeconds: 91 }), 'This link has expired or was changed.');
  });

  it('with a host that is not a store', async () => {
    const parameters = { shop: 'evil.example' };
    await expectRefused(comeBack(await begin(), { parameters }), 'This is not a store’s address.');
  });

  it('with another store than the one the install began for', async () => {
    const parameters = { shop: app.newShop() };
    await expectRefused(comeBack(await begin(), { parameters }), 'already finished, or took too long');
  });

  it('with a wrong state', async () => {
    const parameters = { state: 'f'.repeat(32) };
    await expectRefused(comeBack(await begin(), { parameters }), 'not begun in this browser');
  });

  it('with an unknown state in both the cookie and the address', async () => {
    const begun = { ...(await begin()), state: 'e'.repeat(32) };
    const cookie = `askwell_install_state=${begun.state}`;
    await expectRefused(comeBack(begun, { cookie }), 'already finished, or took too long');
  });

  it('in another browser', async () => {
    await expectRefused(comeBack(await begin(), { cookie: '' }), 'not begun in this browser');
  });

  it('a second time', async () => {
    const begun = await begin();
    expect((await comeBack(begun)).status).toBe(302);
    app.shops.calls.length = 0;
    await expectRefused(comeBack(begun), 'already finished, or took too long');
  });

  it('after ten minutes', async () => {
    const begun = await begin();
    await app.deps.database.query(
      `UPDATE oauth_states SET expires_at = now() - interval '1 second' WHERE state = $1`,
      [begun.state],
    );
    await expectRefused(comeBack(begun), 'already finished, or took too long');
  });

  it('with a code that the store refuses', async () => {
    const reply = await comeBack(await begin(), { parameters: { code: 'spent' } });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('The store did not accept this sign-in any more.');
  });
});

describe('a merchant who denies the install', () => {
  it('gets a page with links to try again and to the store', async () => {
    const begun = await begin(app.newShop(), '&return=admin');
    const query = platformQuery(
      { error: 'access_denied', shop: begun.shop, state: begun.state },
      secret(),
      app.deps.clock(),
    );
    const reply = await request(app.http)
      .get(`/install/callback?${query.toString()}`)
      .set('cookie', begun.cookie);
    expect(reply.status).toBe(403);
    expect(reply.text).toContain('Askwell was not installed');
    expect(reply.text).toContain(`/install?shop=${begun.shop}&#38;return=admin`);
    expect(reply.text).toContain(`href="${app.shops.url}/admin"`);
    expect(await storeOf(begun.shop)).toBeNull();
  });
});

describe('the platform opening the app', () => {
  const open = (query: URLSearchParams, headers: Record<string, string> = {}) =>
    request(app.http).get(`/?${query.toString()}`).set(headers);

  it('in the top window with a signature redirects to the install', async () => {
    const shop = app.newShop();
    const reply = await open(platformQuery({ shop, host: 'aG9zdA' }, secret(), app.deps.clock()));
    expect(reply.status).toBe(302);
    expect(reply.headers['location']).toBe(`${app.deps.config.app.url}/install?shop=${shop}&return=admin`);
  });

  it.each([
    ['inside the admin', { embedded: '1' }, { 'sec-fetch-dest': 'iframe' }],
    ['with an id token', { id_token: 'a.b.c' }, {}],
  ])('%s shows the app', async (_where, extra, headers) => {
    const query = platformQuery({ shop: app.newShop(), ...extra }, secret(), app.deps.clock());
    expect((await open(query, headers as Record<string, string>)).status).toBe(200);
  });

  it('without a signature shows the app', async () => {
    expect((await open(new URLSearchParams({ shop: app.newShop() }))).status).toBe(200);
  });
});
