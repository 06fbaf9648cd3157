import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { sendWebhook, type TestWebhook, webhookReceipts } from '#tests/support/send-webhook.ts';
import { handoffToken, validSession } from '#tests/support/sessions.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const send = (webhook: TestWebhook) => sendWebhook(app, webhook);

const receiptsOf = (storeId: string) => webhookReceipts(app.deps, storeId);

describe('shop/redact', () => {
  /** The tables that have rows of a store. */
  async function tablesWith(storeId: string): Promise<string[]> {
    const tables = await app.deps.database.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
        WHERE column_name = 'store_id' AND table_schema = current_schema() ORDER BY 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await app.deps.database.query(`SELECT 1 FROM ${name} WHERE store_id = $1`, [storeId]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  async function filledStore() {
    const { store } = await validSession(app.deps);
    const { database } = app.deps;
    await handoffToken(app.deps, store);
    await database.query(
      `INSERT INTO surveys (store_id, survey_id, public_id, name, name_folded, created_at, updated_at)
       VALUES ($1, 's', 'p', 'n', 'n', now(), now())`,
      [store.storeId],
    );
    await database.query(
      `INSERT INTO orders (store_id, order_id, customer_id, value, currency, placed_at, changed_at, received_at)
       VALUES ($1, '11', '7', 5, 'EUR', now(), now(), now()), ($1, '12', NULL, 5, 'EUR', now(), now(), now()),
              ($1, '13', '8', 5, 'EUR', now(), now(), now())`,
      [store.storeId],
    );
    return store;
  }

  it('erases the store’s rows in all tables, and no other store’s', async () => {
    const store = await filledStore();
    const neighbour = await filledStore();
    const before = await tablesWith(neighbour.storeId);
    expect(before).toEqual(
      expect.arrayContaining(['orders', 'sessions', 'shop_domains', 'stores', 'surveys']),
    );
    await send({ topic: 'app/uninstalled', shop: store.shop });
    expect((await send({ topic: 'shop/redact', shop: store.shop })).status).toBe(200);
    expect(await tablesWith(store.storeId)).toEqual(['erasures', 'webhook_receipts']);
    expect((await receiptsOf(store.storeId)).map(({ topic }) => topic)).toEqual(['shop/redact']);
    expect(await tablesWith(neighbour.storeId)).toEqual(before);
    expect(await findStoreByShop(app.deps.database, store.shop)).toBeNull();
  });

  it('keeps a store that installed the app again', async () => {
    const store = await filledStore();
    const before = await tablesWith(store.storeId);
    await send({ topic: 'shop/redact', shop: store.shop });
    expect(await tablesWith(store.storeId)).toEqual(expect.arrayContaining(before));
    expect((await receiptsOf(store.storeId))[0]?.outcome).toBe('kept, since the app is installed again');
  });

  it('for one customer erases their orders and stores a job for their answers', async () => {
    const store = await filledStore();
    const payload = { customer: { id: 7 }, orders_to_redact: [12] };
    await send({ topic: 'customers/redact', shop: store.shop, payload });
    const { database } = app.deps;
    const orders = await database.query('SELECT order_id FROM orders WHERE store_id = $1', [store.storeId]);
    expect(orders).toEqual([{ orderId: '13' }]);
    const jobs = await database.query('SELECT kind, payload FROM jobs WHERE store_id = $1', [store.storeId]);
    expect(jobs).toEqual([{ kind: 'erase_customer', payload: { customerId: '7', orderIds: ['12', '11'] } }]);
  });

  it('for one customer erases a veiled answer at once, since the order that leads to it goes', async () => {
    const store = await filledStore();
    const { database } = app.deps;
    await database.query(
      `INSERT INTO veiled_responses (store_id, survey_id, response_id, version, revision, respondent_key, answers,
         answer_times, path, day, country, customer_type, placement, checkout_token, started_at, first_saved_at, saved_at)
       SELECT $1, 's', id, 1, 1, id, '{}', '{}', '[]', now()::date, '', '', 'thank_you', token, now(), now(), now()
         FROM unnest(ARRAY['own', 'other'], ARRAY['token-11', 'token-13']) AS given (id, token)`,
      [store.storeId],
    );
    await database.query(
      `UPDATE orders SET checkout_token = 'token-' || order_id WHERE store_id = $1 AND order_id IN ('11', '13')`,
      [store.storeId],
    );
    await send({ topic: 'customers/redact', shop: store.shop, payload: { customer: { id: 7 } } });
    const left = `SELECT response_id FROM veiled_responses WHERE store_id = $1`;
    expect(await database.query(left, [store.storeId])).toEqual([{ responseId: 'other' }]);
    const ledger = `SELECT response_ids FROM erasures WHERE store_id = $1`;
    expect(await database.query(ledger, [store.storeId])).toEqual([{ responseIds: ['own'] }]);
  });
});
