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
 * after their score: first for work on it, then for orders. All orders are joined at once, because looking up those of
 * each shopper touches several times as many pages.
 */
export async function countWonBack(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  orderDays: number,
): Promise<CountedShoppers> {
  const rows = await db.query<Row>(
    `WITH shopper AS (
       SELECT DISTINCT ON (orders.customer_id) orders.customer_id, orders.order_id, low_at, worked_at,
              low_at + make_interval(days => $3::int) AS grouped_at,
              low_at + make_interval(days => $3::int + $4::int) AS ends_at
         FROM follow_ups
         JOIN responses ON responses.store_id = $1 AND responses.survey_id = $2
          AND responses.response_id = follow_ups.response_id AND responses.is_order_verified
         JOIN orders ON orders.store_id = $1 AND orders.order_id = responses.order_id
          AND orders.customer_id IS NOT NULL AND ${realOrder()}
        WHERE follow_ups.store_id = $1 AND follow_ups.survey_id = $2
          AND low_at > now() - make_interval(days => ${MOST_DAYS})
        ORDER BY orders.customer_id, low_at, follow_ups.response_id),
     again AS (
       SELECT shopper.customer_id, bool_or(orders.placed_at <= grouped_at) AS is_early,
              bool_or(orders.placed_at > grouped_at) AS has_ordered
         FROM shopper
         JOIN orders ON orders.store_id = $1 AND orders.customer_id = shopper.customer_id AND ${countedOrder()}
          AND orders.order_id <> shopper.order_id AND orders.placed_at > low_at AND orders.placed_at <= ends_at
        WHERE ends_at <= now()
        GROUP BY shopper.customer_id)
     SELECT ends_at > now() AS is_recent, coalesce(is_early, false) AS is_early,
            coalesce(worked_at <= grouped_at, false) AS is_worked_on, count(*)::float8 AS shoppers,
            count(*) FILTER (WHERE has_ordered)::float8 AS ordered
       FROM shopper LEFT JOIN again ON again.customer_id = shopper.customer_id
      GROUP BY 1, 2, 3`,
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
