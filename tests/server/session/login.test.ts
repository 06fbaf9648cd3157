import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '#server/session/tokens.ts';
import { findStoreByShop, mergeSettings, saveUninstalled } from '#server/stores/store-repository.ts';
import { idTokenClaims, signIdToken } from '../../support/fake-shop.ts';
import { type IdentityApp, startIdentityApp } from '../../support/identity-app.ts';
import { handoffToken } from '../../support/sessions.ts';
import { buildStore, storeNow } from '../../support/stores.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());
beforeEach(() => {
  app.shops.calls.length = 0;
  app.shops.behaviour.scopes = [...app.deps.config.platform.scopes];
  app.shops.behaviour.currency = 'EUR';
  app.shops.behaviour.troubles = [];
  app.shops.behaviour.tokenDelayMs = 0;
});

const login = (body: object, cookie = '') =>
  request(app.http).post('/api/v1/auth/login').set('cookie', cookie).send(body);

const details = (token: string) =>
  request(app.http).get('/api/v1/onboarding/store/details').set('authorization', `Bearer ${token}`);

const contentOf = (token: string) =>
  readToken('session', token, app.deps.config.secrets.session, app.deps.clock());

describe('with a store’s address', () => {
  it('says where the top window goes', async () => {
    const reply = await login({ storeUrl: 'https://Marlow-Lamps.myshopify.com/admin' });
    const base = `${app.deps.config.app.url}/install?shop=marlow-lamps.myshopify.com`;
    expect(reply.body).toEqual({ data: { redirectUrl: `${base}&return=app` } });
  });

  it('leads back into the admin when it was typed there', async () => {
    const reply = await login({ storeUrl: 'marlow-lamps.myshopify.com', embedded: true });
    expect(reply.body.data.redirectUrl).toMatch(/&return=admin$/);
  });

  it('takes a bare name for a shop of the development store, where there is one', async () => {
    const reply = await login({ storeUrl: 'demo' });
    expect(reply.body.data.redirectUrl).toContain('shop=demo.dev-store.test');
  });

  it('says at the field what is wrong with one that is none', async () => {
    const reply = await login({ storeUrl: 'not a store' });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { storeUrl: 'A store’s address has no spaces.' },
    });
  });

  it.each([[{}], [{ storeUrl: 5 }], [{ storeUrl: 'a', idToken: 'b' }], [{ password: 'x' }]])(
    'refuses %j, which is no credential',
    async (body) => {
      expect((await login(body)).status).toBe(400);
    },
  );
});

describe('with a handoff', () => {
  const handedOver = async () => {
    const store = await buildStore(app.deps, app.newShop());
    const { token, nonce } = await handoffToken(app.deps, store);
    return { store, handoffToken: token, cookie: `askwell_install_nonce=${nonce}` };
  };

  it('gives a session of seven days in exchange', async () => {
    const { store, handoffToken: handoff, cookie } = await handedOver();
    const reply = await login({ handoffToken: handoff }, cookie);
    expect(reply.status).toBe(200);
    const { token } = reply.body.data as { token: string };
    expect(contentOf(token)?.claims).toEqual({
      merchantId: store.merchantId,
      storeId: store.storeId,
      storeUrl: store.shop,
      isNewStore: true,
      userEmail: 'hello@marlow-lamps.example',
    });
    expect((await details(token)).status).toBe(200);
    app.deps.clock.advance(7 * 86_400_000 - 1000);
    expect(contentOf(token)).not.toBeNull();
    app.deps.clock.advance(1000);
    expect(contentOf(token)).toBeNull();
  });

  it('is refused a second time', async () => {
    const { handoffToken: handoff, cookie } = await handedOver();
    await login({ handoffToken: handoff }, cookie);
    expect((await login({ handoffToken: handoff }, cookie)).status).toBe(401);
  });

  it('of two exchanges at once lets one win', async () => {
    const { handoffToken: handoff, cookie } = await handedOver();
    const replies = await Promise.all([1, 2, 3].map(() => login({ handoffToken: handoff }, cookie)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('is refused after two minutes', async () => {
    const { handoffToken: handoff, cookie } = await handedOver();
    app.deps.clock.advance(120_000);
    expect((await login({ handoffToken: handoff }, cookie)).status).toBe(401);
  });

  it('is refused after two minutes of the database’s clock, whatever ours says', async () => {
    const { store, handoffToken: handoff, cookie } = await handedOver();
    await app.deps.database.query(`UPDATE handoffs SET expires_at = now() WHERE store_id = $1`, [
      store.storeId,
    ]);
    expect((await login({ handoffToken: handoff }, cookie)).status).toBe(401);
  });

  it('is refused in another browser, and still serves in its own', async () => {
    const { handoffToken: handoff, cookie } = await handedOver();
    expect((await login({ handoffToken: handoff })).status).toBe(401);
    const other = `askwell_install_nonce=${'0'.repeat(32)}`;
    expect((await login({ handoffToken: handoff }, other)).status).toBe(401);
    expect((await login({ handoffToken: handoff }, cookie)).status).toBe(200);
  });

  it('is refused once the store took the app out', async () => {
    const { store, handoffToken: handoff, cookie } = await handedOver();
    await saveUninstalled(app.deps.database, store.storeId, null);
    expect((await login({ handoffToken: handoff }, cookie)).status).toBe(401);
  });

  it('does not take a session token for one', async () => {
    const { handoffToken: handoff, cookie } = await handedOver();
    const { token } = (await login({ handoffToken: handoff }, cookie)).body.data as { token: string };
    expect((await login({ handoffToken: token }, cookie)).status).toBe(401);
  });
});

describe('with an id token', () => {
  const idToken = (shop: string, changes: object = {}) => {
    const { platform, secrets } = app.deps.config;
    const claims = { ...idTokenClaims(shop, platform.clientId, app.deps.clock()), ...changes };
    const present = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
    return signIdToken(present, secrets.platformApi[0]);
  };

  it('signs in a store that is installed, without asking the platform', async () => {
    const store = await buildStore(app.deps, app.newShop());
    await mergeSettings(app.deps.database, store.storeId, {
      platformSyncedAt: new Date(app.deps.clock()).toISOString(),
    });
    const reply = await login({ idToken: idToken(store.shop) });
    expect((await details(reply.body.data.token as string)).body.data.store.storeId).toBe(store.storeId);
    expect(app.shops.calls).toEqual([]);
  });

  it('takes in a store that the platform has installed by itself', async () => {
    const shop = app.newShop();
    const reply = await login({ idToken: idToken(shop) });
    expect((await details(reply.body.data.token as string)).body.data).toMatchObject({
      store: { storeUrl: shop, isNewStore: true, merchantDetails: { businessName: 'Marlow Lamps' } },
      metadata: { currency: 'EUR' },
    });
    expect(app.shops.calls[0]?.body).toMatchObject({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
      expiring: '1',
    });
  });

  it('trades once, though two windows open at the same moment', async () => {
    app.shops.behaviour.tokenDelayMs = 100;
    const shop = app.newShop();
    const replies = await Promise.all([1, 2, 3].map(() => login({ idToken: idToken(shop) })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(app.shops.tokenCalls('urn:ietf:params:oauth:grant-type:token-exchange')).toHaveLength(1);
  });

  it('asks again, at the top, when we want more than was granted', async () => {
    app.shops.behaviour.scopes = ['read_orders'];
    const shop = app.newShop();
    const reply = await login({ idToken: idToken(shop) });
    const redirectUrl = `${app.deps.config.app.url}/install?shop=${shop}&return=admin`;
    expect(reply.body).toEqual({ data: { redirectUrl } });
  });

  it('asks at the top when the platform does not trade', async () => {
    app.shops.behaviour.troubles = [400];
    const reply = await login({ idToken: idToken(app.newShop()) });
    expect(reply.body.data.redirectUrl).toContain('/install?shop=');
  });

  it('says that the store is out of reach when it is', async () => {
    app.shops.behaviour.troubles = [503, 503, 503];
    const reply = await login({ idToken: idToken(app.newShop()) });
    expect([reply.status, reply.body.error.code]).toEqual([502, 'UPSTREAM']);
  });

  it('brings back a store that comes after an uninstall', async () => {
    const store = await buildStore(app.deps, app.newShop());
    await saveUninstalled(app.deps.database, store.storeId, null);
    const reply = await login({ idToken: idToken(store.shop) });
    expect((await details(reply.body.data.token as string)).body.data.store.storeId).toBe(store.storeId);
  });

  it('brings a store’s details up to date once a day, beside the login', async () => {
    const shop = app.newShop();
    await login({ idToken: idToken(shop) });
    app.shops.behaviour.currency = 'JPY';
    await login({ idToken: idToken(shop) });
    expect((await findStoreByShop(app.deps.database, shop))?.currency).toBe('EUR');
    app.deps.clock.advance(25 * 3_600_000);
    const known = await findStoreByShop(app.deps.database, shop);
    await login({ idToken: idToken(shop) });
    await expect.poll(async () => (await storeNow(app.deps, known?.storeId ?? '')).currency).toBe('JPY');
  });

  it.each([
    ['of another app', { aud: 'another-app' }],
    ['whose iss and dest disagree', { iss: 'https://other.myshopify.com/admin' }],
    ['without an end', { exp: undefined }],
    ['that has expired', { exp: 1 }],
  ])('refuses one %s, and takes nothing in', async (_what, changes) => {
    const shop = app.newShop();
    expect((await login({ idToken: idToken(shop, changes) })).status).toBe(401);
    expect(await findStoreByShop(app.deps.database, shop)).toBeNull();
  });

  it('refuses one with a bad signature', async () => {
    const shop = app.newShop();
    expect((await login({ idToken: `${idToken(shop).slice(0, -4)}AAAA` })).status).toBe(401);
  });
});
