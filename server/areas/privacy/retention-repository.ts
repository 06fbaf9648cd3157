import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { deleteSlice } from '#server/kernel/database/delete-slice.ts';

const SLICE = 2_000;

const WITHOUT_ANSWER = `NOT EXISTS (SELECT 1 FROM responses
    WHERE responses.store_id = orders.store_id AND responses.order_id = orders.order_id)`;

export interface Retention {
  readonly storeId: string;
  /** Responses from before this moment are deleted, ISO 8601. */
  readonly before: string;
  readonly surveyIds: readonly string[];
}

/** Stores with the setting `retentionMonths`, and the moment by the database's clock. */
const KEPT = `SELECT /* every store */ store_id,
         now() - make_interval(months => CASE WHEN jsonb_typeof(settings->'retentionMonths') = 'number'
           THEN greatest(1, least(1200, floor((settings->'retentionMonths')::numeric)))::int END) AS before
    FROM stores WHERE jsonb_typeof(settings->'retentionMonths') = 'number'`;

/** Whether a table of the store has a row from before the moment. */
const isIn = (table: string, condition: string) =>
  `EXISTS (SELECT 1 FROM ${table} WHERE ${table}.store_id = kept.store_id AND ${condition})`;

/** The retentions that something is older than. */
export async function findRetentions(db: Queries): Promise<Retention[]> {
  return db.query<Retention>(
    `SELECT store_id, before, survey_ids FROM (
       SELECT kept.store_id, kept.before, ARRAY(
           SELECT survey_id FROM surveys
            WHERE surveys.store_id = kept.store_id
              AND ${isIn('responses', 'responses.survey_id = surveys.survey_id AND first_saved_at < kept.before')}
            ORDER BY survey_id) AS survey_ids,
         ${isIn('veiled_responses', 'first_saved_at < kept.before')}
           OR ${isIn('orders', `placed_at < kept.before AND ${WITHOUT_ANSWER}`)} AS has_others
         FROM (${KEPT}) AS kept) AS due
      WHERE cardinality(survey_ids) > 0 OR has_others
      ORDER BY store_id`,
    [],
    UPKEEP,
  );
}

/** Every store's retention. Days of impressions end once a day, so that nobody looks for them each hour. */
export async function findAllRetentions(db: Queries): Promise<Omit<Retention, 'surveyIds'>[]> {
  return db.query<Omit<Retention, 'surveyIds'>>(
    `SELECT store_id, before FROM (${KEPT}) AS kept ORDER BY store_id`,
    [],
    UPKEEP,
  );
}

/** Impression counters have no rows behind them, so they are deleted by day. */
export async function deleteImpressionsBefore(db: Queries, storeId: string, before: string): Promise<void> {
  await db.query(
    `DELETE FROM impressions WHERE store_id = $1 AND day < ($2::timestamptz)::date`,
    [storeId, before],
    UPKEEP,
  );
}

/** Deletes up to a slice of the orders before a moment that no answer belongs to; returns how many. */
export async function deleteOrdersBefore(db: Queries, storeId: string, before: string): Promise<number> {
  const rows = await db.query(
    `DELETE FROM orders WHERE store_id = $1 AND order_id IN (
       SELECT order_id FROM orders
        WHERE store_id = $1 AND placed_at < $2::timestamptz
          AND ${WITHOUT_ANSWER}
        ORDER BY placed_at LIMIT $3::int)
     RETURNING order_id`,
    [storeId, before, SLICE],
    UPKEEP,
  );
  return rows.length;
}

/** Products that no order named since. They are the store's, not a shopper's. */
export async function deleteProductsBefore(db: Queries, storeId: string, before: string): Promise<void> {
  await db.query(
    'DELETE FROM products WHERE store_id = $1 AND named_at < $2::timestamptz',
    [storeId, before],
    UPKEEP,
  );
}

/** Sightings are stored to count each once. Pages no longer repeat these. */
export const deleteOldSightings = (db: Queries): Promise<boolean> =>
  deleteSlice(db, { table: 'sightings', at: 'seen_at', isOld: `seen_at < now() - interval '8 days'` });

/** Receipts identify repeated webhooks. The platform repeats one for two days. */
export const deleteOldReceipts = (db: Queries): Promise<boolean> =>
  deleteSlice(db, {
    table: 'webhook_receipts',
    at: 'received_at',
    isOld: `received_at < now() - interval '8 days'`,
  });
