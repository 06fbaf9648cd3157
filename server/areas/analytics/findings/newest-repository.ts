import type { Answers } from '#shared/survey/answer.ts';
import { countedOrder, realOrder } from '#server/kernel/database/counted-order.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { ResultFilter } from '../rows/row-filter.ts';
import { filterCondition, momentCondition, surveyParameters } from '../rows/row-filter-repository.ts';

export interface NewestRow {
  readonly version: number;
  /** Without texts. */
  readonly answers: Answers;
  readonly customerId: string | null;
  readonly customerType: string;
  readonly country: string;
  readonly day: string;
  /** Null without a counted order. */
  readonly orderId: string | null;
  readonly amount: number | null;
  /** The products of a verified order that is no test, and whether some were given back; null if they are not known. */
  readonly products: Readonly<Record<string, boolean>> | null;
}

export interface NewestQuery {
  readonly filter: ResultFilter;
  readonly currency: string;
  /** How many responses are looked at, with an order or without. */
  readonly rows: number;
  /** Questions whose answers are not needed. */
  readonly texts: readonly string[];
}

/** The newest titles of products. */
export async function findTitles(
  db: Queries,
  storeId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db.query<{ productId: string; title: string }>(
    'SELECT product_id, title FROM products WHERE store_id = $1 AND product_id = ANY ($2::text[])',
    [storeId, productIds],
  );
  return new Map(rows.map(({ productId, title }) => [productId, title]));
}

/** The newest responses, newest first, with their counted orders. A verified response has the order of its checkout. */
export function findNewestResponses(
  db: Queries,
  survey: SurveyKey,
  { filter, currency, rows, texts }: NewestQuery,
): Promise<NewestRow[]> {
  const { parameters, bind } = surveyParameters(survey);
  const counts = `found.currency = ${bind(currency)} AND ${countedOrder('found')}`;
  return db.query<NewestRow>(
    `SELECT newest.version, newest.answers - ${bind(texts)}::text[] AS answers, newest.customer_id,
            newest.customer_type, newest.country, newest.day,
            CASE WHEN ${counts} THEN found.order_id END AS order_id,
            CASE WHEN ${counts} THEN found.value::float8 END AS amount,
            (SELECT jsonb_object_agg(product, is_returned) FROM (
               SELECT line->>'product' AS product, bool_or(line ? 'returned') AS is_returned
                 FROM jsonb_array_elements(found.lines) AS listed (line) WHERE line ? 'product' GROUP BY 1) AS bought
            ) AS products
       FROM (SELECT response_id, order_id, version, answers, first_saved_at, is_order_verified, customer_id, customer_type,
                    country, day
               FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${momentCondition(filter, bind)} AND ${filterCondition(filter, bind)}
              ORDER BY first_saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS newest
       LEFT JOIN orders AS found ON found.store_id = $1 AND found.order_id = newest.order_id AND newest.is_order_verified
        AND ${realOrder('found')}
      ORDER BY newest.first_saved_at DESC, newest.response_id DESC`,
    parameters,
  );
}
