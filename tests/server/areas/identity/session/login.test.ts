import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';
import { readToken } from '#server/areas/identity/session/tokens.ts';
import {
  findStoreByShop,
  mergeSettings,
  saveUninstalled,
} from '#server/areas/identity/stores/store-repository.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import { linesSaying } from '#tests/processes/support/seen.ts';
import { testApp } from '#tests/support/app.ts';
import { idTokenClaims, signIdToken } from '#tests/support/fake-shop.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { handoffToken, validSession } from '#tests/support/sessions.ts';
import { buildStore, storeNow } from '#tests/support/stores.ts';

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
  app.shops.behaviour.refusedTopics = [];
  app.shops.behaviour.takesAnyToken = false;
});

const login = (body: object, cookie = '') =>
  request(app.http).post('/api/v1/auth/login').set('cookie', cookie).send(body);

const details = (token: string) =>
  request(app.http).get('/api/v1/onboarding/store/details').set('authorization', `Bearer ${token}`);

const contentOf = (token: string) =>
  readToken('session', token, app.deps.config.secrets.session, app.deps.clock());

describe('with a store’s address', () => {
  it('returns the address for the top window', async () => {
    const reply = await login({ storeUrl: 'https://Marlow-Lamps.myshopify.com/admin' });
    const base = `${app.deps.config.app.url}/install?shop=marlow-lamps.myshopify.com`;
    expect(reply.body).toEqual({ data: { redirectUrl: `${base}&return=app` } });
  });

  it('returns to the store’s admin when the merchant typed the address there', async () => {
    const reply = await login({ storeUrl: 'marlow-lamps.myshopify.com', embedded: true });
    expect(reply.body.data.redirectUrl).toMatch(/&return=admin$/);
  });

  it('completes a bare name to a shop of the development store', async () => {
    const reply = await login({ storeUrl: 'demo' });
    expect(reply.body.data.redirectUrl).toContain('shop=demo.dev-store.test');
  });

  it('names the field of an invalid address', async () => {
    const reply = await login({ storeUrl: 'not a store' });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { storeUrl: 'A store’s address has no spaces.' },
    });
  });

  it.each([[{}], [{ storeUrl: 5 }], [{ storeUrl: 'a', idToken: 'b' }], [{ password: 'x' }]])(
    'refuses %j, which is not a credential',
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

  it('returns a session of seven days', async () => {
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

  it('accepts one of several concurrent exchanges', async () => {
    const { handoffToken: handoff, cookie } = await handedOver();
    const replies = await Promise.all([1, 2, 3].map(() => login({ handoffToken: handoff }, cookie)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('is refused after two minutes', async () => {
    const { handoffToken: handoff, cookie } = await handedOver();
    app.deps.clock.advance(120_000);
    expect((await login({ handoffToken: handoff }, cookie)).status).toBe(401);
  });

  it('is refused after two minutes of the database’s clock', async () => {
    const { store, handoffToken: handoff, cookie } = await handedOver();
    await app.deps.database.query(`UPDATE handoffs SET expires_at = now() WHERE store_id = $1`, [
      store.storeId,
    ]);
    expect((await login({ handoffToken: handoff }, cookie)).status).toBe(401);
  });

  it('is refused in another browser and still works in its own', async () => {
    const { handoffToken: handoff, cookie } = await handedOver();
    expect((await login({ handoffToken: handoff })).status).toBe(401);
    const other = `askwell_install_nonce=${'0'.repeat(32)}`;
    expect((await login({ handoffToken: handoff }, other)).status).toBe(401);
    expect((await login({ handoffToken: handoff }, cookie)).status).toBe(200);
  });

  it('is refused after an uninstall', async () => {
    const { store, handoffToken: handoff, cookie } = await handedOver();
    await saveUninstalled(app.deps.database, store.storeId, null);
    expect((await login({ handoffToken: handoff }, cookie)).status).toBe(401);
  });

  it('refuses a session token in its place', async () => {
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

  it('signs in an installed store without calling the platform', async () => {
    const store = await buildStore(app.deps, app.newShop());
    await mergeSettings(app.deps.database, store.storeId, {
      platformSyncedAt: new Date(app.deps.clock()).toISOString(),
    });
    const reply = await login({ idToken: idToken(store.shop) });
    expect((await details(reply.body.data.token as string)).body.data.store.storeId).toBe(store.storeId);
    expect(app.shops.calls).toEqual([]);
  });

  it('exchanges the token anew when the key of the stored one is not configured any more', async () => {
    const store = await buildStore(app.deps, app.newShop());
    const stored = `UPDATE stores SET access_token_sealed = $2 WHERE store_id = $1`;
    await app.deps.database.query(stored, [store.storeId, 'v1.gone.AAAA']);
    expect((await login({ idToken: idToken(store.shop) })).status).toBe(200);
    expect(app.shops.tokenCalls('urn:ietf:params:oauth:grant-type:token-exchange')).toHaveLength(1);
    expect((await login({ idToken: idToken(store.shop) })).status).toBe(200);
    expect(app.shops.tokenCalls('urn:ietf:params:oauth:grant-type:token-exchange')).toHaveLength(1);
  });

  it('saves a store that the platform installed', async () => {
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

  it('exchanges the token once when several windows open at the same moment', async () => {
    app.shops.behaviour.tokenDelayMs = 100;
    const shop = app.newShop();
    const replies = await Promise.all([1, 2, 3].map(() => login({ idToken: idToken(shop) })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(app.shops.tokenCalls('urn:ietf:params:oauth:grant-type:token-exchange')).toHaveLength(1);
  });

  it('returns the install address when too few scopes were granted', async () => {
    app.shops.behaviour.scopes = ['read_orders'];
    const shop = app.newShop();
    const reply = await login({ idToken: idToken(shop) });
    const redirectUrl = `${app.deps.config.app.url}/install?shop=${shop}&return=admin`;
    expect(reply.body).toEqual({ data: { redirectUrl } });
  });

  it('returns the install address when the platform refuses the exchange', async () => {
    app.shops.behaviour.troubles = [400];
    const reply = await login({ idToken: idToken(app.newShop()) });
    expect(reply.body.data.redirectUrl).toContain('/install?shop=');
  });

  it('returns 502 when the platform is unreachable', async () => {
    app.shops.behaviour.troubles = [503, 503, 503];
    const reply = await login({ idToken: idToken(app.newShop()) });
    expect([reply.status, reply.body.error.code]).toEqual([502, 'UPSTREAM']);
  });

  it('signs in a store that installs again after an uninstall', async () => {
    const store = await buildStore(app.deps, app.newShop());
    await saveUninstalled(app.deps.database, store.storeId, null);
    const reply = await login({ idToken: idToken(store.shop) });
    expect((await details(reply.body.data.token as string)).body.data.store.storeId).toBe(store.storeId);
  });

  it('syncs the store’s details once a day without delaying the login', async () => {
    const shop = app.newShop();
    await login({ idToken: idToken(shop) });
    app.shops.behaviour.currency = 'JPY';
    await login({ idToken: idToken(shop) });
    expect((await findStoreByShop(app.deps.database, shop))?.currency).toBe('EUR');
    app.deps.clock.advance(25 * 3_600_000);
    const known = await findStoreByShop(app.deps.database, shop);
    await login({ idToken: idToken(shop) });
    await expect.poll(async () => (await storeNow(app.deps, known?.storeId ?? '')).currency).toBe('JPY');
    // The webhooks are registered after that. The next test counts its own calls only.
    const settings = async () => (await storeNow(app.deps, known?.storeId ?? '')).settings;
    await expect.poll(async () => (await settings())['platformSyncFailing']).toBeNull();
  });

  describe('while a store’s sync fails', () => {
    const MINUTE_MS = 60_000;

    /** A store whose last sync is a day old, and an app whose log the test reads. */
    async function staleStore() {
      const recorded = recordLog();
      const { deps, shops } = app;
      const open = () => {
        const fresh = { ...deps, log: recorded.log, metrics: createMetrics() };
        const http = testApp({ deps: fresh, areas: createAreas(fresh), guard: createGuard(fresh) }).http;
        return async () => {
          await request(http)
            .post('/api/v1/auth/login')
            .send({ idToken: idToken(store.shop) })
            .expect(200);
        };
      };
      const store = await buildStore(deps, app.newShop());
      shops.calls.length = 0;
      shops.behaviour.takesAnyToken = true;
      const settings = async () => (await storeNow(deps, store.storeId)).settings;
      /** Counted before a login is answered; the sync itself may go on after that. */
      const failures = async () => {
        const failing = (await settings())['platformSyncFailing'] as { failures: number } | null;
        return failing?.failures ?? 0;
      };
      const told = () =>
        recorded.read().filter((line) => line['storeId'] === store.storeId && line['level'] === 'warn');
      return { store, open, settings, failures, told, recorded };
    }

    /** Failed with a sync at each login (40 calls and 20 warnings). */
    it('syncs once for many logins, backs off and logs one warning', async () => {
      const { open, told, recorded, settings, failures } = await staleStore();
      app.shops.behaviour.troubles = Array.from({ length: 500 }, () => 400);
      const login = open();
      await Promise.all(Array.from({ length: 10 }, () => login()));
      await expect.poll(told).toHaveLength(1);
      expect(app.shops.calls).toHaveLength(1);
      for (let minute = 0; minute < 30; minute += 1) {
        app.deps.clock.advance(MINUTE_MS);
        await login();
      }
      // After 1, 2, 4, 8 minutes, each up to a quarter earlier because of the jitter.
      const tries = await failures();
      expect(tries).toBeGreaterThanOrEqual(4);
      expect(tries).toBeLessThanOrEqual(7);
      await expect.poll(() => app.shops.calls.length).toBe(tries);
      expect(told()).toMatchObject([{ msg: 'Could not sync a store', failures: 1 }]);

      const afterRestart = open();
      await afterRestart();
      expect(await failures()).toBe(tries);

      app.shops.behaviour.troubles = [];
      app.deps.clock.advance(60 * MINUTE_MS);
      await afterRestart();
      await expect.poll(async () => (await settings())['platformSyncFailing']).toBeNull();
      await expect.poll(() => linesSaying(recorded.read(), 'Synced a store after failures')).toHaveLength(1);
    });

    it('logs the failure again after a day', async () => {
      const { open, told, failures } = await staleStore();
      app.shops.behaviour.troubles = Array.from({ length: 500 }, () => 400);
      const login = open();
      for (let hour = 0; hour < 26; hour += 1) {
        await login();
        await expect.poll(failures).toBe(hour + 1);
        app.deps.clock.advance(60 * MINUTE_MS);
      }
      await expect.poll(() => told().map((line) => line['failures'])).toEqual([1, 25]);
    });

    it('backs off as well when the store refuses a webhook', async () => {
      const { open, told, failures } = await staleStore();
      app.shops.behaviour.refusedTopics = ['ORDERS_CREATE'];
      app.shops.subscriptions.length = 0;
      const login = open();
      await login();
      await expect.poll(told).toHaveLength(1);
      await login();
      await login();
      expect(await failures()).toBe(1);
      expect(told()).toMatchObject([{ msg: 'A store refused webhooks' }]);
    });

    it('syncs at the merchant’s request and then ends the back-off', async () => {
      const { store, open, settings } = await staleStore();
      app.shops.behaviour.troubles = Array.from({ length: 3 }, () => 400);
      await open()();
      await expect.poll(async () => (await settings())['platformSyncFailing']).toMatchObject({ failures: 1 });
      app.shops.behaviour.troubles = [];
      const { authorization } = await validSession(app.deps, store);
      const call = request(app.http).post('/api/v1/settings/refresh').set('authorization', authorization);
      const reply = await call.send({}).expect(200);
      expect((await settings())['platformSyncFailing']).toBeNull();
      expect(JSON.stringify(reply.body)).not.toContain('platformSync');
    });
  });

  it.each([
    ['of another app', { aud: 'another-app' }],
    ['whose iss and dest disagree', { iss: 'https://other.myshopify.com/admin' }],
    ['without an end', { exp: undefined }],
    ['that has expired', { exp: 1 }],
  ])('refuses one %s, and saves no store', async (_what, changes) => {
    const shop = app.newShop();
    expect((await login({ idToken: idToken(shop, changes) })).status).toBe(401);
    expect(await findStoreByShop(app.deps.database, shop)).toBeNull();
  });

  it('refuses one with a bad signature', async () => {
    const shop = app.newShop();
    expect((await login({ idToken: `${idToken(shop).slice(0, -4)}AAAA` })).status).toBe(401);
  });
});
