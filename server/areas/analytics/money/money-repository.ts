import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '../results/results-repository.ts';
import { filterCondition, momentCondition, surveyParameters } from '../rows/row-filter-repository.ts';
import { type RowPart, partCondition } from '../rows/row-repository.ts';

/** The orders of the same amount, of responses with the same answer to one version of the question. */
export interface MoneyGroup {
  readonly version: number;
  /** Without the text beside *Other*, as JSON; null if the question was not answered. */
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
}

export interface MoneyQuery {
  readonly currency: string;
  readonly places: readonly QuestionPosition[];
  /** Otherwise amounts are rounded to three digits, so that many orders have few amounts. Revenue stays exact. */
  readonly isExact: boolean;
}

const DIGITS = 3;
/** The last of the digits that are kept: 0.1 for 42.30. */
const LAST_DIGIT = `power(10, floor(log(greatest(ordered.value, 0.01))) - ${DIGITS - 1})`;
const ROUNDED = `round(ordered.value / ${LAST_DIGIT}) * ${LAST_DIGIT}`;

/**
 * Sums the orders behind responses by answer and amount. An order with several responses counts with the first. A verified
 * response has the order of its checkout, so one join condition is enough.
 */
export async function groupMoney(
  db: Queries,
  survey: SurveyKey,
  { filter, ...part }: RowPart,
  { currency, places, isExact }: MoneyQuery,
): Promise<MoneyGroup[]> {
  const { parameters, bind } = surveyParameters(survey);
  const asked = [...new Set(places.map(({ questionId }) => questionId))].map((questionId) => {
    const versions = places.filter((place) => place.questionId === questionId).map(({ version }) => version);
    return `WHEN version = ANY (${bind(versions)}::int[]) THEN answers->${bind(questionId)}::text`;
  });
  // Prevents PostgreSQL from joining a small part with all orders.
  const eachByItself = part.after === null && part.upTo === null ? '' : 'OFFSET 0';
  const rows = await db.query<MoneyGroup>(
    `SELECT kept.version, kept.answer, ${isExact ? 'ordered.value' : ROUNDED} AS amount, count(*)::float8 AS orders, sum(ordered.value) AS revenue,
            (count(*) FILTER (WHERE NOT ordered.is_first_order))::float8 AS repeat
       FROM (SELECT version, order_id, first_saved_at, response_id,
                    ((CASE ${asked.join(' ')} WHEN false THEN answers END) - 'otherValue'::text)::text AS answer
               FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND is_order_verified AND order_id IS NOT NULL
                AND ${momentCondition(filter, bind)} AND ${partCondition(part, bind)} AND ${filterCondition(filter, bind)}) AS kept
      CROSS JOIN LATERAL (
        SELECT value::float8 AS value, is_first_order FROM orders
         WHERE store_id = $1 AND order_id = kept.order_id AND currency = ${bind(currency)} AND cancelled_at IS NULL
         ${eachByItself}) AS ordered
      WHERE NOT EXISTS (
        SELECT 1 FROM responses AS olderCondition
         WHERE olderCondition.store_id = $1 AND olderCondition.survey_id = $2 AND NOT olderCondition.is_test AND olderCondition.is_order_verified
           AND olderCondition.order_id = kept.order_id
           AND (olderCondition.first_saved_at, olderCondition.response_id) < (kept.first_saved_at, kept.response_id)
         ${eachByItself})
      GROUP BY 1, 2, 3`,
    parameters,
    { priority: 'rows' },
  );
  // Powers of ten below one are not exact in binary: 42.300000000000004 is 42.3.
  return isExact ? rows : rows.map((row) => ({ ...row, amount: Number(row.amount.toPrecision(DIGITS)) }));
}
