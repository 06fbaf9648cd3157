import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { Journey } from '../journey.ts';

type Column = readonly [name: string, type: string, value: (journey: Journey | null) => unknown];

/** The columns of an order that hold its journey. */
export const JOURNEY_COLUMNS: readonly Column[] = [
  ['days_to_conversion', 'int', (journey) => journey?.daysToConversion ?? null],
  ...(['first', 'last'] as const).flatMap((place): readonly Column[] => [
    [`${place}_source`, 'text', (journey) => journey?.[place]?.source ?? null],
    [`${place}_utm_source`, 'text', (journey) => journey?.[place]?.utmSource ?? null],
    [`${place}_medium`, 'text', (journey) => journey?.[place]?.medium ?? null],
    [`${place}_campaign`, 'text', (journey) => journey?.[place]?.campaign ?? null],
    [`${place}_referrer`, 'text', (journey) => journey?.[place]?.referrer ?? null],
  ]),
];

/** Orders that a webhook told of this long ago; the platform attributes visits within minutes. */
const WITHOUT = `NOT has_journey AND placed_at > now() - interval '7 days' AND received_at < now() - interval '10 minutes'`;

export async function findStoresWithoutJourneys(db: Queries): Promise<string[]> {
  const rows = await db.query<{ store_id: string }>(
    `SELECT /* every store */ store_id FROM stores
      WHERE uninstalled_at IS NULL AND access_token_sealed IS NOT NULL
        AND EXISTS (SELECT 1 FROM orders WHERE orders.store_id = stores.store_id AND ${WITHOUT})
      ORDER BY store_id`,
    [],
    UPKEEP,
  );
  return rows.map((row) => row.store_id);
}

/** The newest ones first, because some orders, such as those of a shop's till, never get a journey. */
export async function findWithoutJourney(
  db: Queries,
  storeId: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db.query<{ order_id: string }>(
    `SELECT order_id FROM orders WHERE store_id = $1 AND ($2::text IS NULL OR order_id < $2)
        AND ${WITHOUT} ORDER BY order_id DESC LIMIT $3::int`,
    [storeId, before, limit],
    UPKEEP,
  );
  return rows.map((row) => row.order_id);
}

const NAMES = JOURNEY_COLUMNS.map(([name]) => name).join(', ');
const LISTS = JOURNEY_COLUMNS.map(([, type], at) => `$${at + 3}::${type}[]`).join(', ');
const SET = JOURNEY_COLUMNS.map(([name]) => `${name} = told.${name}`).join(', ');

/** Stores journeys beside orders. An order that was erased meanwhile stays erased. */
export async function saveJourneys(
  db: Queries,
  storeId: string,
  journeys: readonly { readonly orderId: string; readonly journey: Journey }[],
): Promise<void> {
  if (journeys.length === 0) return;
  await db.query(
    `UPDATE orders SET has_journey = true, ${SET}
       FROM unnest($2::text[], ${LISTS}) AS told (order_id, ${NAMES})
      WHERE orders.store_id = $1 AND orders.order_id = told.order_id`,
    [
      storeId,
      journeys.map(({ orderId }) => orderId),
      ...JOURNEY_COLUMNS.map(([, , value]) => journeys.map(({ journey }) => value(journey))),
    ],
    UPKEEP,
  );
}
