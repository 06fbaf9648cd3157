import type { Queries } from '#server/kernel/database/database.ts';
import type { MonthCount } from './veiled-room.ts';

/** `month` is the store's calendar month, `YYYY-MM`. */
export async function countMonth(db: Queries, storeId: string, month: string): Promise<MonthCount> {
  const [row] = await db.query<MonthCount & object>(
    `SELECT coalesce(sum(responses_in_month), 0)::float8 AS responses,
            coalesce(sum(veiled_in_month), 0)::float8 AS veiled
       FROM surveys WHERE store_id = $1 AND responses_month = $2`,
    [storeId, month],
  );
  return row ?? { responses: 0, veiled: 0 };
}

/** The veiled responses of all months that are still kept, and when the oldest was saved; null without any. */
export async function countVeiled(
  db: Queries,
  storeId: string,
): Promise<{ readonly responses: number; readonly since: string } | null> {
  const [row] = await db.query<{ responses: number; since: string | null }>(
    `SELECT count(*)::int AS responses, min(first_saved_at) AS since FROM veiled_responses WHERE store_id = $1`,
    [storeId],
  );
  return row === undefined || row.since === null ? null : { responses: row.responses, since: row.since };
}
