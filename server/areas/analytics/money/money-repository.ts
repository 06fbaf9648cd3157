import type { Answer } from '#shared/survey/answer.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Survey } from '../results/results-repository.ts';
import { matches, near, surveyParameters } from '../rows/row-filter-repository.ts';
import { type RowPart, within } from '../rows/row-repository.ts';

/** Orders that came after the same answer to one version of the question. */
export interface MoneyGroup {
  readonly version: number;
  /** Without what was written beside Other; null where the question wasn't answered. */
  readonly answer: Answer | null;
  readonly orders: number;
  readonly revenue: number;
  /** Orders of customers who had ordered before. */
  readonly repeat: number;
}

/** Where versions ask the question. */
export interface AskedPlace {
  readonly version: number;
  readonly questionId: string;
}

/**
 * Orders behind responses, by what was answered. An order that several responses came from counts with the first. That
 * an answer is verified says that the order is the one of its checkout, so one equality leads from row to row.
 */
export async function groupMoney(
  db: Queries,
  survey: Survey,
  { filter, ...part }: RowPart,
  { currency, places }: { currency: string; places: readonly AskedPlace[] },
): Promise<MoneyGroup[]> {
  const { parameters, bind } = surveyParameters(survey);
  const asked = [...new Set(places.map(({ questionId }) => questionId))].map((questionId) => {
    const versions = places.filter((place) => place.questionId === questionId).map(({ version }) => version);
    return `WHEN version = ANY (${bind(versions)}::int[]) THEN answers->${bind(questionId)}::text`;
  });
  // A small part would be joined by reading all orders that there are, each time; this keeps PostgreSQL from joining.
  const eachByItself = part.after === null && part.upTo === null ? '' : 'OFFSET 0';
  const rows = await db.query<Omit<MoneyGroup, 'answer'> & { answer: string | null }>(
    `SELECT kept.version, kept.answer, count(*)::float8 AS orders, sum(ordered.value)::float8 AS revenue,
            (count(*) FILTER (WHERE NOT ordered.is_first_order))::float8 AS repeat
       FROM (SELECT version, order_id, first_saved_at, response_id,
                    ((CASE ${asked.join(' ')} WHEN false THEN answers END) - 'otherValue'::text)::text AS answer
               FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND is_order_verified AND order_id IS NOT NULL
                AND ${near(filter, bind)} AND ${within(part, bind)} AND ${matches(filter, bind)}) AS kept
      CROSS JOIN LATERAL (
        SELECT value, is_first_order FROM orders
         WHERE store_id = $1 AND order_id = kept.order_id AND currency = ${bind(currency)} AND cancelled_at IS NULL
         ${eachByItself}) AS ordered
      WHERE NOT EXISTS (
        SELECT 1 FROM responses AS earlier
         WHERE earlier.store_id = $1 AND earlier.survey_id = $2 AND NOT earlier.is_test AND earlier.is_order_verified
           AND earlier.order_id = kept.order_id
           AND (earlier.first_saved_at, earlier.response_id) < (kept.first_saved_at, kept.response_id)
         ${eachByItself})
      GROUP BY kept.version, kept.answer`,
    parameters,
    { priority: 'rows' },
  );
  return rows.map((row) => ({ ...row, answer: JSON.parse(row.answer ?? 'null') as Answer | null }));
}
