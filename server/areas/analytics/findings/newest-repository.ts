import type { Answers } from '#shared/survey/answer.ts';
import { countedOrder } from '#server/kernel/database/counted-order.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '../results/results-repository.ts';
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
}

export interface NewestQuery {
  readonly filter: ResultFilter;
  readonly currency: string;
  /** How many responses are looked at, with an order or without. */
  readonly rows: number;
  /** Questions whose answers are not needed. */
  readonly texts: readonly string[];
}

/** The newest responses, newest first, with their counted orders. A verified response has the order of its checkout. */
export function findNewestResponses(
  db: Queries,
  survey: SurveyKey,
  { filter, currency, rows, texts }: NewestQuery,
): Promise<NewestRow[]> {
  const { parameters, bind } = surveyParameters(survey);
  return db.query<NewestRow>(
    `SELECT newest.version, newest.answers - ${bind(texts)}::text[] AS answers, newest.customer_id,
            newest.customer_type, newest.country, newest.day, found.order_id,
            found.value::float8 AS amount
       FROM (SELECT response_id, order_id, version, answers, first_saved_at, is_order_verified, customer_id, customer_type,
                    country, day
               FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${momentCondition(filter, bind)} AND ${filterCondition(filter, bind)}
              ORDER BY first_saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS newest
       LEFT JOIN orders AS found ON found.store_id = $1 AND found.order_id = newest.order_id AND newest.is_order_verified
        AND found.currency = ${bind(currency)} AND ${countedOrder('found')}
      ORDER BY newest.first_saved_at DESC, newest.response_id DESC`,
    parameters,
  );
}
