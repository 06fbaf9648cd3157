import { readRows } from './by-hand.ts';
import { createRandom, type GeneratedStore } from './generate.ts';

const HOUR_MS = 3_600_000;

/**
 * Nine of ten responses have an order, and so many more orders have none. Repeat customers from Portugal answer most often. The
 * days include the end of summer time.
 */
export async function placeSampleOrders(store: GeneratedStore, silent: number): Promise<void> {
  const { database } = store.deps;
  const random = createRandom(31);
  const rows = await readRows(database, store.storeId);
  const orders: object[] = [];
  const place = (orderId: string, at: number, isLoyal: boolean) => {
    const country = random.pick(
      isLoyal ? ['PT', 'PT', 'PT', 'DE'] : ['PT', 'DE', 'FR', '', 'IT', 'ES', 'BR'],
    );
    orders.push({
      order_id: orderId,
      is_first_order: random.chance(isLoyal ? 0.3 : 0.7),
      country,
      value: random.roll(20_000) / 100,
      currency: random.chance(0.95) ? 'EUR' : 'USD',
      placed_at: new Date(at).toISOString(),
      cancelled_at: random.chance(0.05) ? '2026-11-01T00:00:00Z' : null,
      is_test: random.chance(0.5) ? random.chance(0.1) : null,
    });
  };
  const links: object[] = [];
  for (const { responseId, firstSavedAt: at } of rows) {
    // One answer in ten has no confirmed order.
    if (random.chance(0.1)) continue;
    const orderId = `confirmed-${responseId}`;
    place(orderId, Date.parse(at) - random.roll(HOUR_MS), true);
    links.push({ response_id: responseId, order_id: orderId });
  }
  const now = store.deps.clock();
  for (let at = 0; at < silent; at += 1) place(`silent-${at}`, now - random.roll(13 * 24 * HOUR_MS), false);
  await database.query(
    `INSERT INTO orders (store_id, order_id, checkout_token, is_first_order, country, value, currency, placed_at,
       cancelled_at, is_test, changed_at, received_at)
     SELECT $1, order_id, order_id, is_first_order, country, value, currency, placed_at, cancelled_at, is_test, now(), now()
       FROM jsonb_to_recordset($2::jsonb) AS placed (order_id text, is_first_order boolean, country text,
         value numeric, currency text, placed_at timestamptz, cancelled_at timestamptz, is_test boolean)`,
    [store.storeId, JSON.stringify(orders)],
  );
  await database.query(
    `UPDATE responses SET order_id = linked.order_id, is_order_verified = true
       FROM jsonb_to_recordset($3::jsonb) AS linked (response_id text, order_id text)
      WHERE store_id = $1 AND survey_id = $2 AND responses.response_id = linked.response_id`,
    [store.storeId, store.surveyId, JSON.stringify(links)],
  );
}
