import type { NpsCounts } from '#shared/analytics/nps.ts';
import { npsCounts } from '#shared/analytics/nps.ts';
import { RESPONSES, WHOLE_SURVEY, valueCell } from '#shared/analytics/cells.ts';
import type { Day } from '#shared/analytics/periods.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { MonthCount } from './plan/veiled-room.ts';

export async function findTimeZone(db: Queries, storeId: string): Promise<string> {
  const [store] = await db.query<{ timezone: string }>(`SELECT timezone FROM stores WHERE store_id = $1`, [
    storeId,
  ]);
  return store?.timezone ?? 'UTC';
}

/** Counts responses from `start` on and from `before` up to `start`, with one range scan of the counters per survey. */
export async function countAnswers(
  db: Queries,
  storeId: string,
  { before, start }: { before: Day; start: Day },
): Promise<{ since: number; earlier: number }> {
  const [row] = await db.query<{ since: number; earlier: number }>(
    `SELECT (coalesce(sum(n) FILTER (WHERE day >= $5::date), 0))::float8 AS since,
            (coalesce(sum(n) FILTER (WHERE day < $5::date), 0))::float8 AS earlier
       FROM surveys JOIN counters USING (store_id, survey_id)
      WHERE surveys.store_id = $1 AND question_id = $2 AND cell = $3 AND day >= $4::date`,
    [storeId, WHOLE_SURVEY, RESPONSES, before, start],
  );
  return row ?? { since: 0, earlier: 0 };
}

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

/**
 * Counts the answers to the NPS questions of the versions that are live or were answered since; null without such a
 * question. Answers from before a question got a new meaning do not count.
 */
export async function countNps(db: Queries, storeId: string, since: Day): Promise<NpsCounts | null> {
  const rows = await db.query<{ cell: string | null; n: number }>(
    `WITH asked AS (
       SELECT surveys.survey_id,
              jsonb_path_query(definition, '$.questions[*] ? (@.type == "nps").meaningId') #>> '{}' AS meaning_id
         FROM surveys JOIN versions ON versions.store_id = $1 AND versions.survey_id = surveys.survey_id
              AND versions.version = surveys.live_version
        WHERE surveys.store_id = $1 AND (status = 'live' OR last_response_at >= $2::date))
     SELECT cell, coalesce(sum(n), 0)::float8 AS n
       FROM asked LEFT JOIN counters ON counters.store_id = $1 AND counters.survey_id = asked.survey_id
            AND question_id = meaning_id AND cell = ANY ($3::text[]) AND day >= $2::date
      GROUP BY cell`,
    [storeId, since, NPS_VALUES.map(valueCell)],
  );
  if (rows.length === 0) return null;
  const byCell = new Map(rows.map(({ cell, n }) => [cell, n]));
  return npsCounts(new Map(NPS_VALUES.map((value) => [value, byCell.get(valueCell(value)) ?? 0])));
}

const NPS_VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
