import { RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type { Day } from '#shared/analytics/periods.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

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

/** Stores whose responses of this month lie between two powers of ten. */
export interface StoreClass {
  /** The most responses of a month, such as `up to 1000`. */
  readonly class: string;
  readonly stores: number;
  /** Of all months. */
  readonly responses: number;
}

export async function countStores(db: Queries): Promise<StoreClass[]> {
  return db.query<StoreClass & object>(
    `SELECT /* every store */
            CASE WHEN month = 0 THEN 'none' WHEN month <= 100 THEN 'up to 100' WHEN month <= 1000 THEN 'up to 1000'
              WHEN month <= 10000 THEN 'up to 10000' ELSE 'more' END AS class,
            count(*)::int AS stores, sum(total)::float8 AS responses
       FROM (SELECT stores.store_id, coalesce(sum(responses_total), 0) AS total,
                    coalesce(sum(responses_in_month)
                      FILTER (WHERE responses_month = to_char(now() AT TIME ZONE timezone, 'YYYY-MM')), 0) AS month
               FROM stores LEFT JOIN surveys ON surveys.store_id = stores.store_id
              WHERE installed_at IS NOT NULL AND uninstalled_at IS NULL
              GROUP BY stores.store_id) AS counted
      GROUP BY 1 ORDER BY min(month)`,
    [],
    UPKEEP,
  );
}
