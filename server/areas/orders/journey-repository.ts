import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { type GivenColumns, givenRows } from '#server/kernel/database/given-rows.ts';
import type { orders } from '#server/kernel/database/schema/stores.ts';
import type { Journey, TrackedVisit } from './journey.ts';

type OrderColumns<Row> = GivenColumns<Row, typeof orders.$inferInsert>;

/** The columns of an order that hold its journey. */
export const journeyColumns = <Row>(journeyOf: (row: Row) => Journey | null): OrderColumns<Row> => ({
  daysToConversion: ['int', (row) => journeyOf(row)?.daysToConversion ?? null],
  ...visitColumns('first', (row: Row) => journeyOf(row)?.first ?? null),
  ...visitColumns('last', (row: Row) => journeyOf(row)?.last ?? null),
});

const visitColumns = <Row>(
  place: 'first' | 'last',
  visitOf: (row: Row) => TrackedVisit | null,
): OrderColumns<Row> => ({
  [`${place}Source`]: ['text', (row: Row) => visitOf(row)?.source ?? null],
  [`${place}UtmSource`]: ['text', (row: Row) => visitOf(row)?.utmSource ?? null],
  [`${place}Medium`]: ['text', (row: Row) => visitOf(row)?.medium ?? null],
  [`${place}Campaign`]: ['text', (row: Row) => visitOf(row)?.campaign ?? null],
  [`${place}Referrer`]: ['text', (row: Row) => visitOf(row)?.referrer ?? null],
});

/** Orders that a webhook told of this long ago; the platform attributes visits within minutes. */
const WITHOUT = `NOT has_journey AND placed_at > now() - interval '7 days' AND received_at < now() - interval '10 minutes'`;

export async function findStoresWithoutJourneys(db: Queries): Promise<string[]> {
  const rows = await db.query<{ storeId: string }>(
    `SELECT /* every store */ store_id FROM stores
      WHERE uninstalled_at IS NULL AND access_token_sealed IS NOT NULL
        AND EXISTS (SELECT 1 FROM orders WHERE orders.store_id = stores.store_id AND ${WITHOUT})
      ORDER BY store_id`,
    [],
    UPKEEP,
  );
  return rows.map((row) => row.storeId);
}

/** The newest ones first, because some orders, such as those of a shop's till, never get a journey. */
export async function findWithoutJourney(
  db: Queries,
  storeId: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db.query<{ orderId: string }>(
    `SELECT order_id FROM orders WHERE store_id = $1 AND ($2::text IS NULL OR order_id < $2)
        AND ${WITHOUT} ORDER BY order_id DESC LIMIT $3::int`,
    [storeId, before, limit],
    UPKEEP,
  );
  return rows.map((row) => row.orderId);
}

interface Told {
  readonly orderId: string;
  readonly journey: Journey;
}

const TOLD = givenRows<Told, typeof orders.$inferInsert>({
  orderId: ['text', ({ orderId }) => orderId],
  ...journeyColumns(({ journey }) => journey),
});

/** Stores journeys beside orders. An order that was erased meanwhile stays erased. */
export async function saveJourneys(db: Queries, storeId: string, journeys: readonly Told[]): Promise<void> {
  if (journeys.length === 0) return;
  await db.query(
    `UPDATE orders SET has_journey = true, ${TOLD.set('told', ['orderId'])}
       FROM unnest(${TOLD.lists}) AS told (${TOLD.names})
      WHERE orders.store_id = $1 AND orders.order_id = told.order_id`,
    [storeId, ...TOLD.values(journeys)],
    UPKEEP,
  );
}
