import { countedOrder } from '#server/kernel/database/counted-order.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { type Bind, filterCondition, surveyParameters } from '../rows/row-filter-repository.ts';
import { fromPart, type RowPart } from '../rows/row-repository.ts';

/** The orders of the same amount, of responses with the same answer to one version of the question. */
export interface OrdersOfAnswer {
  readonly version: number;
  /** Without the shopper's words, as JSON; null if the question was not answered. */
  readonly answer: string | null;
  readonly amount: number;
  readonly orders: number;
  readonly revenue: number;
  /** The number of orders of returning customers. */
  readonly repeat: number;
}

/** The place of the question in the versions. */
export interface QuestionPosition {
  readonly version: number;
  readonly questionId: string;
  /** Whether the answer is a text. */
  readonly isWords: boolean;
}

export interface OrdersQuery {
  readonly currency: string;
  readonly places: readonly QuestionPosition[];
  /** Otherwise amounts are rounded to three digits, so that many orders have few amounts. Revenue stays exact. */
  readonly isExact: boolean;
}

const DIGITS = 3;
/** The last of the digits that are kept: 0.1 for 42.30. */
const LAST_DIGIT = `power(10, floor(log(greatest(value, 0.01))) - ${DIGITS - 1})`;
const ROUNDED = `round(value / ${LAST_DIGIT}) * ${LAST_DIGIT}`;

/**
 * Sums the orders behind responses by answer and amount. An order with several responses counts with the first, if the
 * filter selects that one. A verified response has the order of its checkout, so one join condition is enough.
 */
export async function groupOrders(
  db: Queries,
  survey: SurveyKey,
  part: RowPart,
  { currency, places, isExact }: OrdersQuery,
): Promise<OrdersOfAnswer[]> {
  const { parameters, bind } = surveyParameters(survey);
  const isWhole = part.filter.range === null && part.after === null && part.upTo === null;
  const ordered = (isWhole ? firstOfEach : firstOfPart)(part, answerOf(places, bind), bind(currency), bind);
  const rows = await db.query<OrdersOfAnswer>(
    `SELECT version, answer, ${isExact ? 'value' : ROUNDED} AS amount, count(*)::float8 AS orders, sum(value) AS revenue,
            (count(*) FILTER (WHERE NOT is_first_order))::float8 AS repeat
       FROM (${ordered}) AS ordered
      GROUP BY 1, 2, 3`,
    parameters,
    { priority: 'rows' },
  );
  // Powers of ten below one are not exact in binary: 42.300000000000004 is 42.3.
  return isExact ? rows : rows.map((row) => ({ ...row, amount: Number(row.amount.toPrecision(DIGITS)) }));
}

/** The answer to the question, in whichever place each version has it. */
function answerOf(places: readonly QuestionPosition[], bind: Bind): string {
  const byAnswer = new Map<string, number[]>();
  const ids = new Map([...new Set(places.map(({ questionId }) => questionId))].map((id) => [id, bind(id)]));
  for (const { version, questionId, isWords } of places) {
    const answer = `answers->${ids.get(questionId)}::text`;
    const own = isWords ? `(${answer}) - 'value'::text` : answer;
    byAnswer.set(own, [...(byAnswer.get(own) ?? []), version]);
  }
  const asked = [...byAnswer].map(
    ([answer, versions]) => `WHEN version = ANY (${bind(versions)}::int[]) THEN ${answer}`,
  );
  return `((CASE ${asked.join(' ')} WHEN false THEN answers END) - 'otherValue'::text)::text`;
}

type FirstResponses = (part: RowPart, answer: string, currency: string, bind: Bind) => string;

/** Reads all responses of the survey in the order of their orders, which needs no search for earlier responses. */
const firstOfEach: FirstResponses = ({ filter }, answer, currency, bind) =>
  `SELECT version, answer, value, is_first_order
     FROM (SELECT DISTINCT ON (order_id) version, ${answer} AS answer, ${filterCondition(filter, bind)} AS is_wanted,
                  found.value, found.is_first_order
             FROM responses
             JOIN (SELECT order_id, value::float8 AS value, is_first_order FROM orders
                    WHERE store_id = $1 AND currency = ${currency} AND ${countedOrder()}) AS found USING (order_id)
            WHERE store_id = $1 AND survey_id = $2 AND is_order_verified AND NOT is_test
            ORDER BY order_id, first_saved_at, response_id) AS kept
    WHERE is_wanted`;

/** Reads the responses of the part, and searches for an earlier response to the order of each. */
const firstOfPart: FirstResponses = (part, answer, currency, bind) => {
  // Prevents PostgreSQL from joining a small part with all orders.
  const eachByItself = part.after === null && part.upTo === null ? '' : 'OFFSET 0';
  return `SELECT kept.version, kept.answer, found.value, found.is_first_order
       FROM (SELECT version, order_id, first_saved_at, response_id, ${answer} AS answer
               FROM ${fromPart(part, bind)} AND is_order_verified AND order_id IS NOT NULL) AS kept
      CROSS JOIN LATERAL (
        SELECT value::float8 AS value, is_first_order FROM orders
         WHERE store_id = $1 AND order_id = kept.order_id AND currency = ${currency} AND ${countedOrder()}
         ${eachByItself}) AS found
      WHERE NOT EXISTS (
        SELECT 1 FROM responses AS earlier
         WHERE earlier.store_id = $1 AND earlier.survey_id = $2 AND NOT earlier.is_test AND earlier.is_order_verified
           AND earlier.order_id = kept.order_id
           AND (earlier.first_saved_at, earlier.response_id) < (kept.first_saved_at, kept.response_id)
         ${eachByItself})`;
};
