import request from 'supertest';
import { expect, it } from 'vitest';
import type { OutputOf } from '#shared/api/endpoint.ts';
import type { getOrderHistory } from '#shared/api/orders.ts';
import { startPastStore } from '#tests/server/areas/orders/past-store.ts';
import { installPast, type PastStore } from '#tests/support/past-store.ts';
import { makeJobsDue } from '#tests/support/jobs.ts';
import { hold, release } from './support/hold.ts';
import { newDataFolder, newPostgres, openPlace } from './support/prepare.ts';
import { startInstance } from './support/product.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

type History = OutputOf<typeof getOrderHistory>;

const POLL = { timeout: PATIENCE_MS, interval: 20 };
const ORDERS = 4_000;
/** Parts of about 200 orders that the test lets through before each kill. */
const PARTS = 5;

async function historyAt(url: string, authorization: string): Promise<History['fetch']> {
  const reply = await request(url).get('/api/v1/orders/history').set('authorization', authorization);
  return (reply.body as { data: History }).data.fetch;
}

it.each([
  // The embedded database starts slowly, and the sequence of writes does not depend on the engine.
  ['PGlite', 1, newDataFolder],
  ['PostgreSQL', 3, newPostgres],
] as const)(
  'a fetch of past orders on %s that is killed (times: %i) reads each order once',
  async (_engine, kills, newPlace) => {
    const place = await newPlace();
    const before = await openPlace(place);
    const store = await startPastStore(before, { count: ORDERS });
    const { storeId, authorization } = await installPast(store, {
      link: `/install?shop=${store.shop}&return=admin&optional=read_all_orders`,
      grant: ['read_all_orders'],
    });
    await hold(before, 'orders', { transactions: PARTS });
    await before.close();

    let reached = 0;
    for (let left = kills; left > 0; left -= 1) {
      const { url, kill } = await startInstance(place, { env: { PLATFORM_URL: store.url } });
      const ordersRead = async () => (await historyAt(url, authorization))?.ordersRead ?? 0;
      await expect.poll(ordersRead, POLL).toBeGreaterThan(reached);
      await kill('SIGKILL');
      const database = await openPlace(place);
      const [run] = await database.query<{ ordersRead: number; status: string; stored: number }>(
        `SELECT orders_read, status, (SELECT count(*)::int FROM orders WHERE store_id = $1) AS stored
         FROM order_histories WHERE store_id = $1`,
        [storeId],
      );
      expect(run).toMatchObject({ status: 'reading', stored: run?.ordersRead });
      expect([Number(run?.ordersRead) > reached, Number(run?.ordersRead) < ORDERS]).toEqual([true, true]);
      reached = Number(run?.ordersRead);
      // Replaces the minute that the next process waits for the lease of the killed one.
      await makeJobsDue({ database }, storeId);
      await (left > 1 ? hold(database, 'orders', { transactions: PARTS }) : release(database));
      await database.close();
    }

    const { url, kill } = await startInstance(place, { env: { PLATFORM_URL: store.url } });
    await expect.poll(async () => (await historyAt(url, authorization))?.status, POLL).toBe('complete');
    expect(await historyAt(url, authorization)).toMatchObject({
      ordersRead: ORDERS,
      ordersSaved: ORDERS,
    });
    await kill('SIGTERM');
    expect(store.started()).toBe(1);
    const after = await openPlace(place);
    const sums = await after.query(
      `SELECT currency, count(*)::int AS orders, round(sum(value) * 100)::float8 AS cents,
            round(sum(refunded) * 100)::float8 AS refunded, count(cancelled_at)::int AS cancelled
       FROM orders WHERE store_id = $1 GROUP BY currency ORDER BY currency`,
      [storeId],
    );
    expect(sums).toEqual(['CAD', 'USD'].map((currency) => sumsOf(store.past, currency)));
    const bought = await after.query(
      `SELECT currency, count(*)::int AS lines, count(DISTINCT line->>'id')::int AS line_ids,
              sum((line->>'quantity')::int)::int AS units, sum(coalesce((line->>'returned')::int, 0))::int AS returned,
              round(100 * sum((line->>'quantity')::int * (line->>'price')::numeric
                              - coalesce((line->>'discount')::numeric, 0)))::float8 AS cents
         FROM orders, jsonb_array_elements(lines) AS listed (line)
        WHERE store_id = $1 GROUP BY currency ORDER BY currency`,
      [storeId],
    );
    expect(bought).toEqual(['CAD', 'USD'].map((currency) => boughtIn(store.past, currency)));
    await after.close();
  },
);

/** The same sums from the shop's own list. */
function sumsOf(past: Past, currency: string) {
  const orders = past.filter((order) => order.currency === currency);
  return {
    currency,
    orders: orders.length,
    cents: sumOf(orders, ({ total, refunded }) => total - refunded),
    refunded: sumOf(orders, ({ refunded }) => refunded),
    cancelled: sumOf(orders, ({ cancelledAt }) => (cancelledAt === null ? 0 : 1)),
  };
}

/** The same of the lines. Without discounts they add up to the orders' totals. */
function boughtIn(past: Past, currency: string) {
  const orders = past.filter((order) => order.currency === currency);
  const lines = orders.flatMap((order) => order.lines);
  return {
    ...{ currency, lines: lines.length, lineIds: lines.length },
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    returned: lines.reduce((sum, { returned }) => sum + returned, 0),
    cents: sumOf(orders, ({ total }) => total),
  };
}

type Past = PastStore['past'];

const sumOf = (orders: Past, amount: (order: Past[number]) => number) =>
  orders.reduce((sum, order) => sum + amount(order), 0);
