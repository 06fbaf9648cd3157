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
  const insert = async (orderId: string, at: number, isLoyal: boolean) => {
    const country = random.pick(
      isLoyal ? ['PT', 'PT', 'PT', 'DE'] : ['PT', 'DE', 'FR', '', 'IT', 'ES', 'BR'],
    );
    await database.query(
      `INSERT INTO orders (store_id, order_id, checkout_token, is_first_order, country, value, currency, placed_at,
         cancelled_at, changed_at, received_at) VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
      [
        store.storeId,
        orderId,
        random.chance(isLoyal ? 0.3 : 0.7),
        country,
        random.roll(20_000) / 100,
        random.chance(0.95) ? 'EUR' : 'USD',
        new Date(at).toISOString(),
        random.chance(0.05) ? '2026-11-01T00:00:00Z' : null,
      ],
    );
  };
  for (const { response_id: responseId, first_saved_at: at } of rows) {
    // One answer in ten has no confirmed order.
    if (random.chance(0.1)) continue;
    const orderId = `confirmed-${responseId}`;
    await insert(orderId, Date.parse(at) - random.roll(HOUR_MS), true);
    await database.query(
      `UPDATE responses SET order_id = $4, is_order_verified = true
        WHERE store_id = $1 AND survey_id = $2 AND response_id = $3`,
      [store.storeId, store.surveyId, responseId, orderId],
    );
  }
  const now = store.deps.clock();
  for (let at = 0; at < silent; at += 1)
    await insert(`silent-${at}`, now - random.roll(13 * 24 * HOUR_MS), false);
}
