import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { eraseStoreRows } from '#server/areas/privacy/erase-store.ts';
import { receiveWebhook } from '#server/areas/webhooks/receive-webhook.ts';
import { ORDER } from '../orders/order.ts';
import { signWebhook } from '#server/kernel/platform/signatures.ts';
import { createAreas } from '#server/start/areas.ts';
import { testDeps } from '#tests/support/app.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { sendWebhook, type TestWebhook, webhookReceipts } from '#tests/support/send-webhook.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, storeNow } from '#tests/support/stores.ts';
import { webhookHandlersOf } from '#server/start/merged-areas.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const send = (webhook: TestWebhook) => sendWebhook(app, webhook);

const receiptsOf = (storeId: string) => webhookReceipts(app.deps, storeId);

describe('a webhook', () => {
  it.each([
    ['without a signature', null],
    ['with a bad signature', Buffer.alloc(32).toString('base64')],
    ['with an invalid signature', 'x'],
  ])('%s is refused with 401 and changes nothing', async (_what, hmac) => {
    const { store, authorization } = await validSession(app.deps);
    expect((await send({ topic: 'app/uninstalled', shop: store.shop, hmac })).status).toBe(401);
    expect(await receiptsOf(store.storeId)).toEqual([]);
    const details = request(app.http).get('/api/v1/onboarding/store/details');
    expect((await details.set('authorization', authorization)).status).toBe(200);
  });

  it('with a body that does not match the signature is refused', async () => {
    const store = await buildStore(app.deps);
    const hmac = signWebhook(Buffer.from('{"shop_id":1}'), app.deps.config.secrets.platformApi[0]);
    expect(
      (await send({ topic: 'shop/redact', shop: store.shop, payload: { shop_id: 2 }, hmac })).status,
    ).toBe(401);
  });

  it.each(['app/uninstalled', 'customers/data_request', 'customers/redact', 'shop/redact', 'orders/create'])(
    'of %s is answered with 200 and stored',
    async (topic) => {
      const store = await buildStore(app.deps);
      expect((await send({ topic, shop: store.shop })).status).toBe(200);
      const receipts = await receiptsOf(store.storeId);
      expect(receipts.map((receipt) => [receipt.topic, receipt.processed])).toEqual([[topic, true]]);
    },
  );

  it('whose handler fails is not stored, so a repetition is processed', async () => {
    const store = await buildStore(app.deps);
    const sent = { topic: 'customers/redact', shop: store.shop, id: 'one' };
    expect((await send({ ...sent, payload: { orders_to_redact: 'none' } })).status).toBe(400);
    expect(await receiptsOf(store.storeId)).toEqual([]);
    expect((await send({ ...sent, payload: { orders_to_redact: [] } })).status).toBe(200);
    expect(await receiptsOf(store.storeId)).toHaveLength(1);
  });

  it('of an unknown shop is answered with 200, so the platform does not repeat it', async () => {
    expect((await send({ topic: 'shop/redact', shop: app.newShop() })).status).toBe(200);
  });

  it('whose signed body names another shop than its header is refused', async () => {
    const store = await buildStore(app.deps);
    const payload = { shop_domain: app.newShop() };
    expect((await send({ topic: 'shop/redact', shop: store.shop, payload })).status).toBe(400);
    expect((await storeNow(app.deps, store.storeId)).isInstalled).toBe(true);
  });

  it('from a host that is not a store is refused', async () => {
    expect((await send({ topic: 'shop/redact', shop: 'evil.example' })).status).toBe(400);
  });
});

describe('a webhook of a store that is deleted before its handler begins', () => {
  /** A database on which another transaction deletes the store before the next transaction begins. */
  function deletesFirst(database: Database, { storeId, shop }: StoreRecord): Database {
    let isDeleted = false;
    return {
      ...database,
      async transaction(work, options) {
        if (!isDeleted) {
          isDeleted = true;
          await database.transaction((tx) =>
            eraseStoreRows(tx, app.deps, { storeId, shop, webhookId: null }),
          );
        }
        return database.transaction(work, options);
      },
    };
  }

  it.each(['app/uninstalled', 'customers/data_request', 'customers/redact', 'shop/redact', 'orders/create'])(
    'of %s is answered as one of an unknown shop and leaves nothing',
    async (topic) => {
      const store = await buildStore(app.deps);
      const deps = { ...app.deps, database: deletesFirst(app.deps.database, store) };
      const outcomes: string[] = [];
      const payload = { ...ORDER, customer: { id: 77 }, orders_to_redact: [] };
      await receiveWebhook(
        { ...deps, count: (outcome) => outcomes.push(outcome) },
        { webhookId: deps.newId(), topic, shop: store.shop, triggeredAt: null, payload },
        webhookHandlersOf(createAreas({ ...app.deps, metrics: createMetrics() })),
      );
      expect(outcomes).toEqual(['unknown shop']);
      expect(await tablesOf(app.deps.database, store.storeId)).toEqual(['erasures']);
    },
  );

  /** The tables that have rows of the store. */
  async function tablesOf(database: Database, storeId: string): Promise<string[]> {
    const tables = await database.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = 'store_id' ORDER BY 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await database.query(`SELECT 1 FROM "${name}" WHERE store_id = $1 LIMIT 1`, [storeId]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
});

describe('the handlers of all areas', () => {
  it('cover all topics that the platform sends', () => {
    expect(Object.keys(webhookHandlersOf(createAreas(testDeps()))).sort()).toEqual([
      'app/scopes_update',
      'app/uninstalled',
      'customers/data_request',
      'customers/redact',
      'orders/create',
      'orders/updated',
      'shop/redact',
      'themes/publish',
      'themes/update',
    ]);
  });

  it('refuses two areas that handle the same topic', () => {
    const handler = () => Promise.resolve({ outcome: 'done' });
    const area = (name: string) => ({ name, webhooks: { 'shop/redact': handler } });
    expect(() => webhookHandlersOf([area('orders'), area('privacy')])).toThrow('shop/redact: see privacy');
  });
});
