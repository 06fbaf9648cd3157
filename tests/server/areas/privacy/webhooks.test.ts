import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '#server/kernel/platform/signatures.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { handoffToken, validSession } from '#tests/support/sessions.ts';
import { buildStore, storeNow } from '#tests/support/stores.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

interface Sent {
  topic: string;
  shop: string;
  payload?: object;
  id?: string;
  /** Replaces the signature. */
  hmac?: string | null;
}

function send({ topic, shop, payload = {}, id = randomBytes(8).toString('hex'), hmac }: Sent) {
  const body = JSON.stringify(payload);
  const [secret] = app.deps.config.secrets.platformApi;
  const call = request(app.http)
    .post('/webhooks')
    .set('content-type', 'application/json')
    .set('x-shopify-topic', topic)
    .set('x-shopify-shop-domain', shop)
    .set('x-shopify-webhook-id', id);
  if (hmac !== null) call.set('x-shopify-hmac-sha256', hmac ?? signWebhook(Buffer.from(body), secret));
  return call.send(body);
}

const receiptsOf = (storeId: string) =>
  app.deps.database.query<{ topic: string; outcome: string; processed: boolean }>(
    `SELECT topic, outcome, processed_at IS NOT NULL AS processed FROM webhook_receipts
      WHERE store_id = $1 ORDER BY received_at, webhook_id`,
    [storeId],
  );

describe('a webhook', () => {
  it.each([
    ['without a signature', null],
    ['with a bad signature', Buffer.alloc(32).toString('base64')],
    ['with a signature that is none', 'x'],
  ])('%s is refused with 401 and leaves nothing', async (_what, hmac) => {
    const { store, authorization } = await validSession(app.deps);
    expect((await send({ topic: 'app/uninstalled', shop: store.shop, hmac })).status).toBe(401);
    expect(await receiptsOf(store.storeId)).toEqual([]);
    const details = request(app.http).get('/api/v1/onboarding/store/details');
    expect((await details.set('authorization', authorization)).status).toBe(200);
  });

  it('whose body was changed on the way is refused', async () => {
    const store = await buildStore(app.deps);
    const hmac = signWebhook(Buffer.from('{"shop_id":1}'), app.deps.config.secrets.platformApi[0]);
    expect(
      (await send({ topic: 'shop/redact', shop: store.shop, payload: { shop_id: 2 }, hmac })).status,
    ).toBe(401);
  });

  it.each(['app/uninstalled', 'customers/data_request', 'customers/redact', 'shop/redact', 'orders/create'])(
    'of %s is answered and recorded',
    async (topic) => {
      const store = await buildStore(app.deps);
      expect((await send({ topic, shop: store.shop })).status).toBe(200);
      const receipts = await receiptsOf(store.storeId);
      expect(receipts.map((receipt) => [receipt.topic, receipt.processed])).toEqual([[topic, true]]);
    },
  );

  it('that could not be worked off is not recorded, so that its repetition is', async () => {
    const store = await buildStore(app.deps);
    const sent = { topic: 'customers/redact', shop: store.shop, id: 'one' };
    expect((await send({ ...sent, payload: { orders_to_redact: 'none' } })).status).toBe(400);
    expect(await receiptsOf(store.storeId)).toEqual([]);
    expect((await send({ ...sent, payload: { orders_to_redact: [] } })).status).toBe(200);
    expect(await receiptsOf(store.storeId)).toHaveLength(1);
  });

  it('for a shop that nobody knows is answered, so that it is not repeated', async () => {
    expect((await send({ topic: 'shop/redact', shop: app.newShop() })).status).toBe(200);
  });

  it('whose signed body names another shop than its header is refused', async () => {
    const store = await buildStore(app.deps);
    const payload = { shop_domain: app.newShop() };
    expect((await send({ topic: 'shop/redact', shop: store.shop, payload })).status).toBe(400);
    expect((await storeNow(app.deps, store.storeId)).isInstalled).toBe(true);
  });

  it('from a host that is no shop is refused', async () => {
    expect((await send({ topic: 'shop/redact', shop: 'evil.example' })).status).toBe(400);
  });
});

describe('an uninstall', () => {
  it('signs out everyone of that store, and nobody else', async () => {
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

  it('forgets the store’s tokens and keeps its data', async () => {
    const store = await buildStore(app.deps);
    await send({ topic: 'app/uninstalled', shop: store.shop });
    expect(await storeNow(app.deps, store.storeId)).toMatchObject({
      isInstalled: false,
      hasAccess: false,
      businessName: 'Marlow Lamps',
    });
  });
});

describe('shop/redact', () => {
  /** Every table that has rows of a store. */
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

  it('erases the store’s rows in every table, and only this store’s', async () => {
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

  it('leaves alone a store that has the app again', async () => {
    const store = await filledStore();
    const before = await tablesWith(store.storeId);
    await send({ topic: 'shop/redact', shop: store.shop });
    expect(await tablesWith(store.storeId)).toEqual(expect.arrayContaining(before));
    expect((await receiptsOf(store.storeId))[0]?.outcome).toBe('kept, since the app is installed again');
  });

  it('for one customer erases their orders and queues their answers', async () => {
    const store = await filledStore();
    const payload = { customer: { id: 7 }, orders_to_redact: [12] };
    await send({ topic: 'customers/redact', shop: store.shop, payload });
    const { database } = app.deps;
    const orders = await database.query('SELECT order_id FROM orders WHERE store_id = $1', [store.storeId]);
    expect(orders).toEqual([{ order_id: '13' }]);
    const jobs = await database.query('SELECT kind, payload FROM jobs WHERE store_id = $1', [store.storeId]);
    expect(jobs).toEqual([{ kind: 'erase_customer', payload: { customerId: '7', orderIds: ['12', '11'] } }]);
  });
});
