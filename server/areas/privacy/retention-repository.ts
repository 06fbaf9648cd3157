import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

export async function findStoreIds(db: Queries): Promise<string[]> {
  const rows = await db.query<{ store_id: string }>(
    `SELECT /* every store */ store_id FROM stores ORDER BY store_id`,
    [],
    UPKEEP,
  );
  return rows.map((row) => row.store_id);
}

export interface Retention {
  readonly storeId: string;
  /** Responses from before this moment are deleted, ISO 8601. */
  readonly before: string;
  readonly surveyIds: readonly string[];
}

/** Stores with the setting `retentionMonths`, and the moment by the database's clock. */
export async function findRetentions(db: Queries): Promise<Retention[]> {
  const rows = await db.query<{ store_id: string; before: string; survey_ids: string[] }>(
    `SELECT /* every store */ stores.store_id,
            now() - make_interval(months => CASE WHEN jsonb_typeof(stores.settings->'retentionMonths') = 'number'
              THEN greatest(1, least(1200, floor((stores.settings->'retentionMonths')::numeric)))::int END) AS before,
            array_remove(array_agg(surveys.survey_id ORDER BY surveys.survey_id), NULL) AS survey_ids
       FROM stores LEFT JOIN surveys ON surveys.store_id = stores.store_id
      WHERE jsonb_typeof(stores.settings->'retentionMonths') = 'number'
      GROUP BY stores.store_id, before ORDER BY stores.store_id`,
    [],
    UPKEEP,
  );
  return rows.map((row) => ({ storeId: row.store_id, before: row.before, surveyIds: row.survey_ids }));
}

/** Impression counters have no rows behind them, so they are deleted by day. */
export async function deleteImpressionsBefore(db: Queries, storeId: string, before: string): Promise<void> {
  await db.query(
    `DELETE FROM impressions WHERE store_id = $1 AND day < ($2::timestamptz)::date`,
    [storeId, before],
    UPKEEP,
  );
}

const SLICE = 2_000;

/** Deletes up to a slice of the orders before a moment that no answer belongs to; returns how many. */
export async function deleteOrdersBefore(db: Queries, storeId: string, before: string): Promise<number> {
  const rows = await db.query(
    `DELETE FROM orders WHERE store_id = $1 AND order_id IN (
       SELECT order_id FROM orders
        WHERE store_id = $1 AND placed_at < $2::timestamptz
          AND NOT EXISTS (SELECT 1 FROM responses
                           WHERE responses.store_id = $1 AND responses.order_id = orders.order_id)
        ORDER BY placed_at LIMIT $3::int)
     RETURNING order_id`,
    [storeId, before, SLICE],
    UPKEEP,
  );
  return rows.length;
}

/** Sightings are stored to count each once. Pages no longer repeat these. */
export async function deleteOldSightings(db: Queries, storeId: string): Promise<void> {
  for (;;) {
    const rows = await db.query(
      `DELETE FROM sightings WHERE store_id = $1 AND (survey_id, sighting_id, kind) IN (
         SELECT survey_id, sighting_id, kind FROM sightings
          WHERE store_id = $1 AND seen_at < now() - interval '8 days' LIMIT $2::int)
       RETURNING kind`,
      [storeId, SLICE],
      UPKEEP,
    );
    if (rows.length < SLICE) return;
  }
}

/** Receipts identify repeated webhooks. The platform repeats one for two days. */
export async function deleteOldReceipts(db: Queries, storeId: string): Promise<void> {
  for (;;) {
    const rows = await db.query(
      `DELETE FROM webhook_receipts WHERE store_id = $1 AND webhook_id IN (
         SELECT webhook_id FROM webhook_receipts
          WHERE store_id = $1 AND received_at < now() - interval '90 days' LIMIT $2::int)
       RETURNING webhook_id`,
      [storeId, SLICE],
      UPKEEP,
    );
    if (rows.length < SLICE) return;
  }
}
