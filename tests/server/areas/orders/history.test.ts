import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { mergeSettings } from '#server/areas/identity/stores/store-repository.ts';
import { ordersArea } from '#server/areas/orders/routes.ts';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import type { PastOrder } from '#server/dev-store/store/past-orders.ts';
import type { OutputOf } from '#shared/api/endpoint.ts';
import type { getOrderHistory } from '#shared/api/orders.ts';
import { testDatabase } from '#tests/support/database.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import { buildStore } from '#tests/support/stores.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { ORDER } from './order.ts';
import { saveOrders } from '#server/areas/orders/order-repository.ts';
import type { OrderUpdate } from '#server/areas/orders/order-update.ts';
import { type InstalledPast, installPast, type PastStore } from '#tests/support/past-store.ts';
import { startPastStore } from './past-store.ts';

type History = OutputOf<typeof getOrderHistory>;

const DAY_MS = 24 * 3_600_000;

async function historyOf({ http }: PastStore, { authorization }: InstalledPast): Promise<History> {
  const reply = await request(http)
    .get('/api/v1/orders/history')
    .set('authorization', authorization)
    .expect(200);
  return (reply.body as { data: History }).data;
}

/** Runs the fetch to its end, whatever fails in between. */
async function fetchAll(store: PastStore, installed: InstalledPast): Promise<History> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await makeJobsDue(store.deps, installed.storeId);
    await testJobs(store.deps, ordersArea).runDue();
    const history = await historyOf(store, installed);
    if (history.fetch?.completedAt) return history;
  }
  throw new Error('The fetch did not end');
}

interface Row {
  readonly id: string;
  readonly customer: string | null;
  readonly isFirst: boolean;
  readonly currency: string;
  readonly cents: number;
  readonly refunded: number;
  readonly test: boolean;
  readonly cancelled: boolean;
  readonly placed: string;
  readonly days: number | null;
  readonly first: string | null;
  readonly lastCampaign: string | null;
  readonly lastMedium: string | null;
}

async function rowsOf({ deps }: PastStore, { storeId }: InstalledPast): Promise<Row[]> {
  return deps.database.query<Row & Record<string, unknown>>(
    `SELECT order_id AS id, customer_id AS customer, is_first_order AS "isFirst", currency,
            round(value * 100)::float8 AS cents, round(refunded * 100)::float8 AS refunded, is_test AS test,
            cancelled_at IS NOT NULL AS cancelled, placed_at AS placed, days_to_conversion AS days,
            first_source AS first, last_campaign AS "lastCampaign", last_medium AS "lastMedium"
       FROM orders WHERE store_id = $1 ORDER BY order_id`,
    [storeId],
  );
}

/** The same rows from the shop's own list, by other code. */
function expectedRows(orders: readonly PastOrder[]): Row[] {
  return orders.map((order) => ({
    id: String(order.id),
    customer: order.customerId === null ? null : String(order.customerId),
    isFirst: order.customerId === null || order.customerOrder === 1,
    ...{ currency: order.currency, cents: order.total - order.refunded },
    refunded: order.refunded,
    ...{ test: order.isTest, cancelled: order.cancelledAt !== null },
    placed: new Date(order.createdAt - (order.createdAt % 1000)).toISOString(),
    days: order.journey?.daysToConversion ?? null,
    first: order.journey?.first.source ?? null,
    lastCampaign: order.journey?.last.utm?.campaign ?? null,
    lastMedium:
      order.journey?.last.utm?.medium ?? (order.journey?.last.landingPage.includes('gclid=') ? 'cpc' : null),
  }));
}

const isCounted = ({ test, cancelled }: Row) => !test && !cancelled;

const withoutTests = (rows: readonly Row[]) => rows.filter(({ test }) => !test);

describe('the past orders of a store', () => {
  it('of the last sixty days are fetched after the install, and equal the shop’s own list', async () => {
    const store = await startPastStore(await testDatabase(), { count: 6_000 });
    const installed = await installPast(store);
    expect(await historyOf(store, installed)).toMatchObject({
      fetch: { status: 'queued', ordersRead: 0, reachesAll: false },
      firstOrderAt: null,
      access: { mayRead: true, mayReadAll: false, days: 60, months: 24 },
    });
    const history = await fetchAll(store, installed);
    const shown = store.past.filter(({ createdAt }) => createdAt >= Date.now() - 60 * DAY_MS + 60_000);
    const rows = await rowsOf(store, installed);
    expect(shown.length).toBeGreaterThan(300);
    expect(withoutTests(rows).length).toBeGreaterThanOrEqual(withoutTests(expectedRows(shown)).length);
    expect(withoutTests(rows.slice(-shown.length))).toEqual(withoutTests(expectedRows(shown)));
    expect(history).toMatchObject({
      fetch: {
        status: 'complete',
        ordersRead: rows.length,
        ordersExpected: rows.length,
        ordersUnreadable: 0,
      },
      firstOrderAt: rows.find(isCounted)?.placed,
    });
    const [oldest] = rows.filter(isCounted);
    await store.deps.database.query(
      `UPDATE orders SET is_test = true WHERE store_id = $1 AND order_id = $2`,
      [installed.storeId, oldest?.id],
    );
    expect((await historyOf(store, installed)).firstOrderAt).toBe(rows.filter(isCounted)[1]?.placed);
  });
});

describe('the first order of a customer', () => {
  it('is one order, also when the store does not say which and all are read in one part', async () => {
    const store = await startPastStore(await testDatabase(), { count: 0 });
    const { storeId } = await installPast(store);
    const { database } = store.deps;
    const order = (orderId: string, day: number, change: Partial<OrderUpdate> = {}): OrderUpdate => ({
      ...{ source: 'asked', orderId, checkoutToken: null, customerId: 'one', customerOrders: null },
      ...{ country: 'PT', value: '1.00', currency: 'EUR', placedAt: `2026-11-0${day}T10:00:00.000Z` },
      ...{ cancelledAt: null, changedAt: '2026-11-09T10:00:00.000Z', refunded: null, isTest: null },
      ...{ journey: null, name: null, lines: null },
      ...change,
    });
    await saveOrders(database, storeId, [
      order('4', 3),
      order('3', 2),
      order('2', 2),
      order('1', 1, { isTest: true }),
      order('5', 4, { customerId: 'another' }),
      order('6', 5, { customerId: null }),
      order('7', 6, { customerId: null }),
      order('8', 7, { customerId: 'another', customerOrders: 1 }),
    ]);
    await saveOrders(database, storeId, [order('9', 8)]);
    const first = await database.query<{ id: string }>(
      `SELECT order_id AS id FROM orders WHERE store_id = $1 AND is_first_order ORDER BY order_id`,
      [storeId],
    );
    expect(first.map(({ id }) => id)).toEqual(['1', '2', '5', '6', '7', '8']);
  });
});

describe('a fetch that meets trouble', () => {
  it('starts once when a merchant asks for it several times at once', async () => {
    const store = await startPastStore(await testDatabase(), { count: 10 });
    const installed = await installPast(store);
    await fetchAll(store, installed);
    const asked = () =>
      request(store.http).post('/api/v1/orders/history').set('authorization', installed.authorization);
    const replies = await Promise.all(Array.from({ length: 5 }, asked));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await historyOf(store, installed)).toMatchObject({ fetch: { status: 'queued', ordersRead: 0 } });
  });

  it('continues where its download was cut off, and reads each order once', async () => {
    const store = await startPastStore(await testDatabase(), { count: 7_000 });
    const installed = await installPast(store);
    store.cuts.push(300_000, 0, 200_000);
    const { fetch } = await fetchAll(store, installed);
    const downloads = store.asked.filter((path) => path.startsWith('/admin/bulk/'));
    const rows = await rowsOf(store, installed);
    expect(downloads.length).toBe(4);
    expect(fetch).toMatchObject({ status: 'complete', ordersRead: rows.length, ordersSaved: rows.length });
  });

  it('waits while the store throttles it', async () => {
    const throttle = { maximum: 60, restoreRate: 20 };
    const store = await startPastStore(await testDatabase(), { count: 3_000, throttle });
    const installed = await installPast(store);
    const { fetch } = await fetchAll(store, installed);
    expect(fetch).toMatchObject({ status: 'complete', failedOperations: 0 });
    expect(store.throttled()).toBeGreaterThan(0);
  });

  it('adopts the export that a killed process had started', async () => {
    const store = await startPastStore(await testDatabase(), { count: 3_000 });
    const installed = await installPast(store);
    await testJobs(store.deps, ordersArea).runDue();
    await store.deps.database.query(
      `UPDATE order_histories SET status = 'queued', operation_id = NULL, completed_at = NULL WHERE store_id = $1`,
      [installed.storeId],
    );
    await store.deps.database.query(
      `UPDATE jobs SET status = 'queued', payload = jsonb_build_object('runId', (
         SELECT run_id FROM order_histories WHERE store_id = $1)) WHERE store_id = $1 AND kind = 'fetch_order_history'`,
      [installed.storeId],
    );
    const { fetch } = await fetchAll(store, installed);
    const rows = await rowsOf(store, installed);
    // Everything is known, so nothing is stored again.
    expect(fetch).toMatchObject({ status: 'complete', ordersRead: rows.length, ordersSaved: 0 });
    expect(store.started()).toBe(1);
  });

  it('ends when the app is uninstalled', async () => {
    const store = await startPastStore(await testDatabase(), { count: 1_000 });
    const installed = await installPast(store);
    await sendWebhook(store, { topic: 'app/uninstalled', shop: store.shop, payload: {} }).expect(200);
    await testJobs(store.deps, ordersArea).runDue();
    const [run] = await store.deps.database.query('SELECT status FROM order_histories WHERE store_id = $1', [
      installed.storeId,
    ]);
    expect(run).toEqual({ status: 'unavailable' });
    expect(await rowsOf(store, installed)).toEqual([]);
  });
});

describe('a login by the store’s address', () => {
  it('starts no other fetch when the last one is under way or complete', async () => {
    const store = await startPastStore(await testDatabase(), { count: 1_000 });
    const installed = await installPast(store);
    const first = await historyOf(store, installed);
    await installPast(store);
    expect(await historyOf(store, installed)).toEqual(first);
    const complete = await fetchAll(store, installed);
    await installPast(store);
    expect(await historyOf(store, installed)).toEqual(complete);
    expect(store.started()).toBe(1);
  });

  it('starts one after an uninstall, because no webhook told of the orders meanwhile', async () => {
    const store = await startPastStore(await testDatabase(), { count: 1_000 });
    const installed = await installPast(store);
    await fetchAll(store, installed);
    await sendWebhook(store, { topic: 'app/uninstalled', shop: store.shop, payload: {} }).expect(200);
    const again = await installPast(store);
    expect(await historyOf(store, again)).toMatchObject({ fetch: { status: 'queued' } });
  });

  it('starts one when the last one could not run', async () => {
    const store = await startPastStore(await testDatabase(), { count: 1_000 });
    const installed = await installPast(store);
    await store.deps.database.query(`UPDATE order_histories SET status = 'unavailable' WHERE store_id = $1`, [
      installed.storeId,
    ]);
    await installPast(store);
    expect(await historyOf(store, installed)).toMatchObject({ fetch: { status: 'queued' } });
  });
});

describe('a late webhook about an uninstall', () => {
  it('starts a fetch, because no webhook told of the orders before the second install', async () => {
    const store = await startPastStore(await testDatabase(), { count: 1_000 });
    const installed = await installPast(store);
    await fetchAll(store, installed);
    const triggeredAt = new Date(Date.now() - 20_000).toISOString();
    await sendWebhook(store, { topic: 'app/uninstalled', shop: store.shop, triggeredAt }).expect(200);
    expect(await historyOf(store, installed)).toMatchObject({ fetch: { status: 'queued' } });
  });
});

describe('a past order that a webhook also told of', () => {
  /** A webhook's payload for a past order. */
  const payloadOf = (order: PastOrder, changes: object) => ({
    ...ORDER,
    id: order.id,
    checkout_token: `checkout-${order.id}`,
    customer: { id: order.customerId },
    currency: order.currency,
    total_price: (order.total / 100).toFixed(2),
    created_at: new Date(order.createdAt - (order.createdAt % 1000)).toISOString(),
    ...changes,
  });

  it('keeps the newer state, and gains its journey', async () => {
    const store = await startPastStore(await testDatabase(), { count: 2_000 });
    const installed = await installPast(store);
    const [older, newer] = store.past.slice(-40).filter(({ journey, customerId }) => journey && customerId);
    if (!older || !newer) throw new Error('Two orders with a journey are needed');
    const send = (payload: object) =>
      sendWebhook(store, { topic: 'orders/updated', shop: store.shop, payload }).expect(200);
    const before = new Date(older.createdAt - 60_000).toISOString();
    const after = new Date(Date.now() - 1_000).toISOString();
    await send(payloadOf(older, { updated_at: before, current_total_price: '999.00' }));
    const refunds = [{ transactions: [{ kind: 'refund', status: 'success', amount: '12.34' }] }];
    await send(payloadOf(newer, { updated_at: after, current_total_price: '111.00', refunds }));
    await fetchAll(store, installed);
    const rows = new Map((await rowsOf(store, installed)).map((row) => [row.id, row]));
    expect(rows.get(String(older.id))).toEqual(expectedRows([older])[0]);
    expect(rows.get(String(newer.id))).toMatchObject({
      cents: 11_100,
      refunded: Math.max(1_234, newer.refunded),
      first: newer.journey?.first.source,
    });
    const tokens = await store.deps.database.query<{ token: string }>(
      `SELECT checkout_token AS token FROM orders WHERE store_id = $1 AND checkout_token IS NOT NULL ORDER BY 1`,
      [installed.storeId],
    );
    expect(tokens.map(({ token }) => token)).toEqual([older, newer].map(({ id }) => `checkout-${id}`).sort());
  });

  it('stays erased when its customer was erased during the fetch', async () => {
    const store = await startPastStore(await testDatabase(), { count: 12_000 });
    const installed = await installPast(store);
    store.cuts.push(150_000);
    await testJobs(store.deps, ordersArea).runDue();
    const last = store.past.findLast(({ customerId }) => customerId !== null);
    const body = { by: 'customer', id: String(last?.customerId) };
    await request(store.http)
      .post('/api/v1/privacy/shopper/erase')
      .set('authorization', installed.authorization)
      .send(body)
      .expect(200);
    await fetchAll(store, installed);
    const rows = await rowsOf(store, installed);
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(({ customer }) => customer === body.id)).toEqual([]);
    const [kept] = await store.deps.database.query(
      'SELECT erased_customers, erased_orders FROM order_histories WHERE store_id = $1',
      [installed.storeId],
    );
    expect(kept).toEqual({ erasedCustomers: [], erasedOrders: [] });
  });

  it('stays erased when a larger grant replaces the fetch during which its customer was erased', async () => {
    const store = await startPastStore(await testDatabase(), { count: 3_000 });
    const installed = await installPast(store);
    const last = store.past.findLast(({ customerId }) => customerId !== null);
    const body = { by: 'customer', id: String(last?.customerId) };
    await request(store.http)
      .post('/api/v1/privacy/shopper/erase')
      .set('authorization', installed.authorization)
      .send(body)
      .expect(200);
    const { access } = await historyOf(store, installed);
    const { pathname, search } = new URL(access.askForAllUrl ?? '');
    await installPast(store, { link: pathname + search, grant: ['read_all_orders'] });
    const { fetch } = await fetchAll(store, installed);
    expect(fetch).toMatchObject({ status: 'complete', reachesAll: true });
    const rows = await rowsOf(store, installed);
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(({ customer }) => customer === body.id)).toEqual([]);
  });
});

describe('orders older than sixty days', () => {
  const linkOf = ({ access }: History): string => {
    const { pathname, search } = new URL(access.askForAllUrl ?? '');
    return pathname + search;
  };

  it('are fetched for two years once the merchant grants them', async () => {
    const store = await startPastStore(await testDatabase(), { count: 3_000 });
    const installed = await installPast(store);
    const before = await fetchAll(store, installed);
    const link = linkOf(before);
    expect(await installPast(store, { link, grant: ['read_all_orders'] })).toMatchObject({
      storeId: installed.storeId,
    });
    const history = await fetchAll(store, installed);
    expect(history.fetch).toMatchObject({ status: 'complete', reachesAll: true, ordersRead: 3_000 });
    expect(history.access).toMatchObject({ mayReadAll: true, askForAllUrl: null });
    const rows = await rowsOf(store, installed);
    expect(withoutTests(rows)).toEqual(withoutTests(expectedRows(store.past)));
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['CAD', 'USD']));
    // An ordinary login asks for no optional scope, and what was granted stays.
    await installPast(store);
    expect((await historyOf(store, installed)).access.mayReadAll).toBe(true);
  });

  it('stay out when the merchant refuses, and the app stays installed', async () => {
    const store = await startPastStore(await testDatabase(), { count: 3_000 });
    const installed = await installPast(store);
    const before = await fetchAll(store, installed);
    await installPast(store, { link: linkOf(before) });
    const after = await fetchAll(store, installed);
    expect(after).toMatchObject({
      fetch: { status: 'complete', reachesAll: false },
      access: { mayReadAll: false },
      firstOrderAt: before.firstOrderAt,
    });
  });

  it('are not asked for beyond the time that the store keeps answers', async () => {
    const store = await startPastStore(await testDatabase(), { count: 3_000 });
    const installed = await installPast(store);
    await mergeSettings(store.deps.database, installed.storeId, { retentionMonths: 6 });
    await installPast(store, { link: linkOf(await historyOf(store, installed)), grant: ['read_all_orders'] });
    const { firstOrderAt } = await fetchAll(store, installed);
    const days = (Date.now() - Date.parse(firstOrderAt ?? '')) / DAY_MS;
    expect([days > 150, days < 185]).toEqual([true, true]);
    await mergeSettings(store.deps.database, installed.storeId, { retentionMonths: 1 });
    await testJobs(store.deps, privacyArea).runChores();
    const left = (await historyOf(store, installed)).firstOrderAt ?? '';
    expect((Date.now() - Date.parse(left)) / DAY_MS).toBeLessThan(31.5);
  });
});

describe('an order that only a webhook told of', () => {
  it('gains its journey although an earlier store refuses', async () => {
    const store = await startPastStore(await testDatabase(), { count: 500 });
    const { storeId } = await installPast(store);
    const order = store.past.findLast(({ customerId, journey }) => customerId !== null && journey !== null);
    const { database } = store.deps;
    const refusing = await buildStore({ ...store.deps, newId: () => `!${storeId.slice(1)}` });
    await database.query(`UPDATE stores SET access_token_sealed = 'not readable' WHERE store_id = $1`, [
      refusing.storeId,
    ]);
    for (const each of [storeId, refusing.storeId]) {
      await database.query(
        `INSERT INTO orders (store_id, order_id, value, currency, placed_at, changed_at, received_at)
         VALUES ($1, $2, 1, 'EUR', now() - interval '1 day', now() - interval '1 day', now() - interval '1 day')`,
        [each, String(order?.id)],
      );
    }
    const recorded = recordLog();
    await testJobs({ ...store.deps, log: recorded.log }, ordersArea).runChores();
    const told = await database.query(`SELECT has_journey AS told FROM orders WHERE store_id = $1`, [
      storeId,
    ]);
    expect(told).toEqual([{ told: true }]);
    expect(recorded.read()).toContainEqual(
      expect.objectContaining({
        msg: 'A chore failed for one store',
        chore: 'read visits before orders',
        storeId: refusing.storeId,
      }),
    );
    await database.query(`DELETE FROM orders WHERE store_id = $1`, [refusing.storeId]);
  });

  it('gains its journey from the platform once that has attributed the visits', async () => {
    const store = await startPastStore(await testDatabase(), { count: 2_000 });
    const installed = await installPast(store);
    const orders = store.past.slice(-4).filter(({ customerId }) => customerId !== null);
    for (const order of orders) {
      const payload = {
        ...ORDER,
        id: order.id,
        customer: { id: order.customerId },
        created_at: new Date(order.createdAt).toISOString(),
        updated_at: new Date(order.createdAt).toISOString(),
      };
      await sendWebhook(store, { topic: 'orders/create', shop: store.shop, payload }).expect(200);
    }
    const { database } = store.deps;
    const told = () =>
      database.query<{ id: string }>(
        `SELECT order_id AS id, has_journey AS told, days_to_conversion AS days, first_source AS first,
                last_campaign AS campaign, value::float8 AS value
           FROM orders WHERE store_id = $1 ORDER BY order_id`,
        [installed.storeId],
      );
    const runChore = () => testJobs(store.deps, ordersArea).runChores();
    await runChore();
    // The platform needs some minutes, so nothing was asked yet.
    expect(await told()).toMatchObject(orders.map(() => ({ told: false })));
    await database.query(
      `UPDATE orders SET received_at = now() - interval '20 minutes' WHERE store_id = $1`,
      [installed.storeId],
    );
    // Orders without visits are asked for again each hour, a thousand at most. They must not take the place of newer ones.
    await database.query(
      `INSERT INTO orders (store_id, order_id, value, currency, placed_at, changed_at, received_at)
       SELECT $1, '0' || number, 1, 'EUR', now() - interval '1 day', now() - interval '1 day', now() - interval '1 day'
         FROM generate_series(1000, 2000) AS number`,
      [installed.storeId],
    );
    await runChore();
    await database.query(`DELETE FROM orders WHERE store_id = $1 AND order_id LIKE '0%'`, [
      installed.storeId,
    ]);
    expect(await told()).toEqual(
      orders.map(({ id, journey }) => ({
        id: String(id),
        told: true,
        days: journey?.daysToConversion ?? null,
        first: journey?.first.source ?? null,
        campaign: journey?.last.utm?.campaign ?? null,
        value: 80.5,
      })),
    );
  });
});
