import { WORK_DAYS, type WonBackCounts } from '#shared/analytics/won-back.ts';
import { countedOrder, realOrder } from '#server/kernel/database/counted-order.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '../results/results-repository.ts';

export interface CountedShoppers {
  readonly workedOn: WonBackCounts;
  readonly untouched: WonBackCounts;
  readonly orderedEarly: number;
  readonly tooRecent: number;
}

/** Older low scores do not count. */
const MOST_DAYS = 400;

interface Row {
  is_recent: boolean;
  is_early: boolean;
  is_worked_on: boolean;
  shoppers: number;
  ordered: number;
}

/**
 * Counts shoppers by their first low score. Only verified orders say who a shopper is. All are looked at in the same days
 * after their score: first for work on it, then for orders. All orders are joined at once: at 100,000 low scores, looking up
 * those of each shopper touches sixty times as many pages.
 */
export async function countWonBack(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  orderDays: number,
): Promise<CountedShoppers> {
  const rows = await db.query<Row>(
    `WITH score AS (
       SELECT placed.customer_id, placed.order_id, follow_ups.response_id, low_at, worked_at,
              low_at + make_interval(days => $3::int) AS grouped_at,
              low_at + make_interval(days => $3::int + $4::int) AS ends_at
         FROM follow_ups
         JOIN responses ON responses.store_id = $1 AND responses.survey_id = $2
          AND responses.response_id = follow_ups.response_id AND responses.is_order_verified
         JOIN orders AS placed ON placed.store_id = $1 AND placed.order_id = responses.order_id
          AND placed.customer_id IS NOT NULL AND ${realOrder('placed')}
        WHERE follow_ups.store_id = $1 AND follow_ups.survey_id = $2
          AND low_at > now() - make_interval(days => ${MOST_DAYS})),
     shopper AS (
       SELECT DISTINCT ON (score.customer_id) min(ends_at) > now() AS is_recent,
              coalesce(min(worked_at) <= min(grouped_at), false) AS is_worked_on,
              coalesce(bool_or(again.placed_at <= grouped_at), false) AS is_early,
              coalesce(bool_or(again.placed_at > grouped_at), false) AS has_ordered
         FROM score
         LEFT JOIN orders AS again ON again.store_id = $1 AND again.customer_id = score.customer_id
          AND again.order_id <> score.order_id AND ${countedOrder('again')} AND ends_at <= now()
          AND again.placed_at > low_at AND again.placed_at <= ends_at
        GROUP BY score.customer_id, low_at, response_id
        ORDER BY score.customer_id, low_at, response_id)
     SELECT is_recent, is_early, is_worked_on, count(*)::float8 AS shoppers,
            count(*) FILTER (WHERE has_ordered)::float8 AS ordered
       FROM shopper GROUP BY is_recent, is_early, is_worked_on`,
    [storeId, surveyId, WORK_DAYS, orderDays],
    { priority: 'rows' },
  );
  const sum = (of: readonly Row[]) => of.reduce((total, { shoppers }) => total + shoppers, 0);
  const counted = rows.filter((row) => !row.is_recent && !row.is_early);
  const group = (isWorkedOn: boolean): WonBackCounts => {
    const row = counted.find((each) => each.is_worked_on === isWorkedOn);
    return { shoppers: row?.shoppers ?? 0, ordered: row?.ordered ?? 0 };
  };
  return {
    workedOn: group(true),
    untouched: group(false),
    orderedEarly: sum(rows.filter((row) => row.is_early)),
    tooRecent: sum(rows.filter((row) => row.is_recent)),
  };
}
