import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRefreshedGrant, takeLease } from '#server/kernel/platform/grant-repository.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { sendWebhook, type TestWebhook } from '#tests/support/send-webhook.ts';
import { handoffToken, validSession } from '#tests/support/sessions.ts';
import { buildStore, storeNow } from '#tests/support/stores.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const send = (webhook: TestWebhook) => sendWebhook(app, webhook);

describe('an uninstall', () => {
  it('ends all sessions of that store and of no other store', async () => {
    const here = await validSession(app.deps);
    const alsoHere = await validSession(app.deps, here.store);
    const elsewhere = await validSession(app.deps);
    const { token, nonce } = await handoffToken(app.deps, here.store);
    await send({ topic: 'app/uninstalled', shop: here.store.shop });
    const status = async (authorization: string) => {
      const reply = await request(app.http)
        .get('/api/v1/onboarding/store/details')
        .set('authorization', authorization);
      return reply.status;
    };
    expect(await status(here.authorization)).toBe(401);
    expect(await status(alsoHere.authorization)).toBe(401);
    expect(await status(elsewhere.authorization)).toBe(200);
    const login = await request(app.http)
      .post('/api/v1/auth/login')
      .set('cookie', `askwell_install_nonce=${nonce}`)
      .send({ handoffToken: token });
    expect(login.status).toBe(401);
  });

  it('deletes the store’s tokens and keeps its data', async () => {
    const store = await buildStore(app.deps);
    await send({ topic: 'app/uninstalled', shop: store.shop });
    expect(await storeNow(app.deps, store.storeId)).toMatchObject({
      isInstalled: false,
      hasAccess: false,
      businessName: 'Marlow Lamps',
    });
  });

  it('leaves a store alone that was installed again before the webhook arrived', async () => {
    const store = await buildStore(app.deps, app.newShop());
    await app.deps.database.query(
      `UPDATE stores SET installed_at = now() - interval '20 days' WHERE store_id = $1`,
      [store.storeId],
    );
    const { installedAt } = await storeNow(app.deps, store.storeId);
    const again = await validSession(app.deps, await buildStore(app.deps, store.shop));
    const triggeredAt = new Date(Date.now() - 3_600_000).toISOString();
    await send({ topic: 'app/uninstalled', shop: store.shop, triggeredAt }).expect(200);
    expect(await storeNow(app.deps, store.storeId)).toMatchObject({
      isInstalled: true,
      hasAccess: true,
      installedAt,
    });
    const details = request(app.http).get('/api/v1/onboarding/store/details');
    expect((await details.set('authorization', again.authorization)).status).toBe(200);
    // Tests of the same worker share the database, and would fetch this store's past orders.
    await app.deps.database.query(`DELETE FROM jobs WHERE store_id = $1`, [store.storeId]);
  });

  it('ends the access of a store whose tokens were only refreshed after it', async () => {
    const { database } = app.deps;
    const store = await buildStore(app.deps);
    const { storeId } = store;
    await database.query(
      `UPDATE stores SET installed_at = now() - interval '20 days', granted_at = now() - interval '20 days'
        WHERE store_id = $1`,
      [storeId],
    );
    await takeLease(database, storeId, 'a holder', 60);
    const grant = {
      accessToken: 'sealed',
      expiresIn: 3600,
      refreshToken: null,
      refreshExpiresIn: null,
      scopes: [],
    };
    await saveRefreshedGrant(database, storeId, 'a holder', grant);
    const triggeredAt = new Date(Date.now() - 3_600_000).toISOString();
    await send({ topic: 'app/uninstalled', shop: store.shop, triggeredAt }).expect(200);
    expect(await storeNow(app.deps, storeId)).toMatchObject({ isInstalled: false, hasAccess: false });
  });
});
