import { RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type { OrderDivision } from '#shared/analytics/order-groups.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import { countedOrder } from '#server/kernel/database/counted-order.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { rowsAfter, type SegmentedSurvey } from '../rows/counter-sums-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { type Bind, surveyParameters } from '../rows/row-filter-repository.ts';
import { fromPart, type RowPart } from '../rows/row-repository.ts';
import type { OrderWindow } from './day-starts.ts';

/** The first day with a counted response at a placement; null without any. */
export async function findFirstDay(
  db: Queries,
  { storeId, surveyId, segmentedTo }: SegmentedSurvey,
  placement: PlacementType,
): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    `SELECT min(day) AS day
       FROM (SELECT day FROM group_counters
              WHERE store_id = $1 AND survey_id = $2 AND question_id = $3 AND cell = $4 AND dimension = 'placement'
                AND value = $5 AND n > 0 AND day <= $6::date
             UNION ALL
             SELECT day FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND placement = $5 AND ${rowsAfter('$6')}) AS counted`,
    [storeId, surveyId, WHOLE_SURVEY, RESPONSES, placement, segmentedTo],
  );
  return row?.day ?? null;
}

export interface OrderPosition {
  readonly at: string;
  readonly orderId: string;
}

/** The orders of a window between two positions; null is open. */
export interface OrderPart {
  readonly storeId: string;
  readonly currency: string;
  readonly window: OrderWindow;
  readonly after: OrderPosition | null;
  readonly upTo: OrderPosition | null;
}

function orderParameters({ storeId }: OrderPart): { parameters: unknown[]; bind: Bind } {
  const parameters: unknown[] = [storeId];
  return { parameters, bind: (value) => `$${parameters.push(value)}` };
}

function windowCondition({ starts }: OrderWindow, bind: Bind): string {
  return `placed_at >= ${bind(starts[0])}::timestamptz AND placed_at < ${bind(starts.at(-1))}::timestamptz`;
}

function orderPartCondition({ window, after, upTo }: OrderPart, bind: Bind): string {
  const placed = (sign: string, { at, orderId }: OrderPosition) =>
    `(placed_at, order_id) ${sign} (${bind(at)}::timestamptz, ${bind(orderId)}::text)`;
  return [
    windowCondition(window, bind),
    ...(after ? [placed('>', after)] : []),
    ...(upTo ? [placed('<=', upTo)] : []),
  ].join(' AND ');
}

/** The position of the last of the next orders, whether they count or not; null if there are fewer. */
export async function findOrderPartEnd(
  db: Queries,
  part: Omit<OrderPart, 'upTo'>,
  rows: number,
): Promise<OrderPosition | null> {
  const open = { ...part, upTo: null };
  const { parameters, bind } = orderParameters(open);
  const [end] = await db.query<OrderPosition>(
    `SELECT placed_at AS at, order_id FROM orders
      WHERE store_id = $1 AND ${orderPartCondition(open, bind)}
      ORDER BY placed_at, order_id OFFSET ${bind(rows)}::int - 1 LIMIT 1`,
    parameters,
    { priority: 'rows' },
  );
  return end ?? null;
}

/** Values differ by half a percent from one step to the next. */
const VALUE_STEPS = 200;

export interface OrderSpread {
  readonly country: string | null;
  /** In the store's currency, to about half a percent. Either this or the country is null. */
  readonly value: number | null;
  readonly n: number;
}

/** Counts orders by country, and by value. */
export async function countSpread(db: Queries, part: OrderPart): Promise<OrderSpread[]> {
  const { parameters, bind } = orderParameters(part);
  const rows = await db.query<{
    country: string | null;
    step: number | null;
    isCountry: boolean;
    n: number;
  }>(
    `SELECT country, step, GROUPING(country) = 0 AS is_country, count(*)::float8 AS n
       FROM (SELECT country, CASE WHEN currency = ${bind(part.currency)} THEN
                      floor(ln(greatest(value, 0.01)::float8) * ${VALUE_STEPS})::int END AS step
               FROM orders WHERE store_id = $1 AND ${countedOrder()} AND ${orderPartCondition(part, bind)}) AS kept
      GROUP BY GROUPING SETS ((country), (step))`,
    parameters,
    { priority: 'rows' },
  );
  return rows
    .filter((row) => row.isCountry || row.step !== null)
    .map(({ country, step, isCountry, n }) => ({
      country: isCountry ? country : null,
      value: isCountry || step === null ? null : Math.round(Math.exp(step / VALUE_STEPS) * 100) / 100,
      n,
    }));
}

/** How orders are numbered by their groups; `groupsOfStratum` reads the number. */
export interface Strata {
  readonly window: OrderWindow;
  readonly division: OrderDivision;
  readonly currency: string;
}

/** The stratum of a row of `orders`. */
function stratumOf({ window, division, currency }: Strata, bind: Bind): string {
  const { countries, bounds } = division;
  const country = `coalesce(array_position(${bind(countries)}::text[], country), 0)`;
  const value = `CASE WHEN currency = ${bind(currency)} THEN 1 + width_bucket(value::float8, ${bind(bounds)}::float8[]) ELSE 0 END`;
  const day = `width_bucket(placed_at, ${bind(window.starts)}::timestamptz[])`;
  return `((((CASE WHEN is_first_order THEN 0 ELSE 1 END) * ${countries.length + 1} + ${country}) * ${bounds.length + 2}
    + ${value}) * 7 + (${window.firstWeekday} + ${day} - 1) % 7)`;
}

export interface StratumCount {
  readonly stratum: number;
  readonly n: number;
}

export function countOrders(db: Queries, part: OrderPart, division: OrderDivision): Promise<StratumCount[]> {
  const { parameters, bind } = orderParameters(part);
  return db.query<StratumCount>(
    `SELECT ${stratumOf({ ...part, division }, bind)} AS stratum, count(*)::float8 AS n FROM orders
      WHERE store_id = $1 AND ${countedOrder()} AND ${orderPartCondition(part, bind)} GROUP BY 1`,
    parameters,
    { priority: 'rows' },
  );
}

/**
 * The responses of a part with an order of the window, as `matched` with the order's stratum. Only the checkout's token
 * proves that an order belongs to a response. An order with several responses counts with the first.
 */
function matchedResponses(
  part: RowPart,
  { strata, placement }: { readonly strata: Strata; readonly placement: PlacementType },
  bind: Bind,
): string {
  // Prevents PostgreSQL from joining a small part with all orders.
  const eachByItself = part.after === null && part.upTo === null ? '' : 'OFFSET 0';
  return `(SELECT kept.*, ordered.stratum
     FROM (SELECT order_id, first_saved_at, response_id FROM ${fromPart(part, bind)}
              AND is_order_verified AND order_id IS NOT NULL AND placement = ${bind(placement)}) AS kept
    CROSS JOIN LATERAL (
      SELECT ${stratumOf(strata, bind)} AS stratum FROM orders
       WHERE store_id = $1 AND order_id = kept.order_id AND ${countedOrder()} AND ${windowCondition(strata.window, bind)}
       ${eachByItself}) AS ordered
    WHERE NOT EXISTS (
      SELECT 1 FROM responses AS older
       WHERE older.store_id = $1 AND older.survey_id = $2 AND NOT older.is_test AND older.is_order_verified
         AND older.placement = ${bind(placement)} AND older.order_id = kept.order_id
         AND (older.first_saved_at, older.response_id) < (kept.first_saved_at, kept.response_id)
       ${eachByItself})) AS matched`;
}

/** Counts the orders with a response, by stratum. */
export function countAnswered(
  db: Queries,
  survey: SurveyKey,
  part: RowPart,
  wanted: { readonly strata: Strata; readonly placement: PlacementType },
): Promise<StratumCount[]> {
  const { parameters, bind } = surveyParameters(survey);
  return db.query<StratumCount>(
    `SELECT stratum, count(*)::float8 AS n FROM ${matchedResponses(part, wanted, bind)} GROUP BY stratum`,
    parameters,
    { priority: 'rows' },
  );
}
