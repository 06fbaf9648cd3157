import type { Queries } from '../database/database.ts';
import type { Survey } from './results-repository.ts';
import type { ResultFilter } from './row-filter.ts';
import { filterParameters, type Mark, MATCHES, NEAR_RANGE, type Slice } from './row-repository.ts';

export interface MoneyGroup {
  readonly version: number;
  /** An option's id, a value, or `PROMOTED` and the meaning id of the option that words beside Other count as; null for all orders of the version together. */
  readonly token: string | null;
  readonly orders: number;
  readonly revenue: number;
  /** Orders of customers who had ordered before. */
  readonly repeat: number;
}

interface Row extends MoneyGroup {
  readonly kind: 'group' | 'slice' | 'last';
  readonly at: string | null;
  readonly id: string | null;
}

/** Where versions ask the question: `version` and the question's id there. */
export interface AskedPlace {
  readonly version: number;
  readonly questionId: string;
}

/** No option's id holds a colon. */
export const PROMOTED = 'promoted:';

const MONEY = `WITH slice AS MATERIALIZED (
       SELECT * FROM responses
        WHERE store_id = $1 AND survey_id = $2 AND ${NEAR_RANGE}
          AND ($17::timestamptz IS NULL OR (first_saved_at, response_id) > ($17::timestamptz, $18::text))
        ORDER BY first_saved_at, response_id LIMIT $19::int),
     kept AS MATERIALIZED (SELECT * FROM slice WHERE ${MATCHES}),
     bought AS MATERIALIZED (
       SELECT kept.version, asked.answer, ordered.value, ordered.is_first_order FROM kept
         JOIN LATERAL (
           SELECT order_id, checkout_token, value, is_first_order FROM orders
            WHERE orders.store_id = $1 AND orders.currency = $20::text AND orders.cancelled_at IS NULL
              AND ((kept.is_order_verified AND orders.order_id = kept.order_id)
                OR orders.checkout_token = kept.checkout_token)
            ORDER BY order_id LIMIT 1) AS ordered ON true
         LEFT JOIN LATERAL (
           SELECT kept.answers->place.question_id AS answer
             FROM unnest($21::int[], $22::text[]) AS place (v, question_id)
            WHERE place.v = kept.version AND kept.path ? place.question_id) AS asked ON true
        WHERE NOT EXISTS (
          SELECT 1 FROM responses AS earlier
           WHERE earlier.store_id = $1 AND earlier.survey_id = $2 AND NOT earlier.is_test
             AND (earlier.first_saved_at, earlier.response_id) < (kept.first_saved_at, kept.response_id)
             AND (earlier.checkout_token = ordered.checkout_token
               OR (earlier.is_order_verified AND earlier.order_id = ordered.order_id))))
     SELECT 'slice' AS kind, 0 AS version, NULL AS token, count(*)::float8 AS orders, 0::float8 AS revenue,
            0::float8 AS repeat, NULL AS at, NULL AS id FROM slice
     UNION ALL (SELECT 'last', 0, NULL, 0, 0, 0, first_saved_at::text, response_id FROM slice
       ORDER BY slice.first_saved_at DESC, slice.response_id DESC LIMIT 1)
     UNION ALL SELECT 'group', version, NULL, count(*), sum(value),
            count(*) FILTER (WHERE NOT is_first_order), NULL, NULL FROM bought GROUP BY version
     UNION ALL SELECT 'group', version, coalesce(promoted.token, chosen.token), count(*), sum(bought.value),
            count(*) FILTER (WHERE NOT is_first_order), NULL, NULL
       FROM bought, jsonb_array_elements_text(
         coalesce(answer->'optionIds', jsonb_build_array(coalesce(answer->'optionId', answer->'value')))) AS chosen (token),
         LATERAL (SELECT CASE WHEN chosen.token = 'other' THEN '${PROMOTED}' || (answer->>'promotedTo') END) AS promoted (token)
      WHERE answer IS NOT NULL GROUP BY version, coalesce(promoted.token, chosen.token)`;

/** Orders behind the next rows, by what was answered. An order that several responses came from counts with the first. */
export async function groupMoney(
  db: Queries,
  survey: Survey,
  filter: ResultFilter,
  { after, rows }: Slice,
  { currency, places }: { currency: string; places: readonly AskedPlace[] },
): Promise<{ groups: readonly MoneyGroup[]; looked: number; last: Mark | null }> {
  const found = await db.query<Row>(
    MONEY,
    [
      ...filterParameters(survey, filter),
      after?.at,
      after?.responseId,
      rows,
      currency,
      places.map(({ version }) => version),
      places.map(({ questionId }) => questionId),
    ],
    { priority: 'rows' },
  );
  const last = found.find(({ kind }) => kind === 'last');
  return {
    groups: found.filter(({ kind }) => kind === 'group'),
    looked: found.find(({ kind }) => kind === 'slice')?.orders ?? 0,
    last: last?.at != null && last.id !== null ? { at: last.at, responseId: last.id } : null,
  };
}
