import { MATURITIES } from '#shared/analytics/customer-history.ts';
import { countedOrder } from '#server/kernel/database/counted-order.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { answerAt, type AnswerPlace } from '#server/areas/analytics/rows/answer-repository.ts';
import {
  filterCondition,
  momentCondition,
  surveyParameters,
} from '#server/areas/analytics/rows/row-filter-repository.ts';
import { type ListPosition, fromPart, type RowPart } from '#server/areas/analytics/rows/row-repository.ts';
import type { ResultFilter } from '#server/areas/analytics/rows/row-filter.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

/** Where the first or the last visit before an order came from. */
export interface StoredVisit {
  readonly source: string | null;
  readonly medium: string | null;
  readonly referrer: string | null;
}

/** Orders of responses with the same answer and the same tracked visits. */
export interface SaidGroup {
  readonly version: number;
  readonly language: string;
  /** As JSON; null if the question was not answered. */
  readonly answer: string | null;
  readonly hasVisits: boolean;
  readonly first: StoredVisit;
  readonly last: StoredVisit;
  readonly isNew: boolean;
  readonly orders: number;
  readonly revenue: number;
}

interface SaidQuery {
  readonly currency: string;
  readonly places: readonly AnswerPlace[];
}

/** Counted orders in the store's currency. */
const COUNTED = (currency: string) => `currency = ${currency} AND ${countedOrder()}`;

const visit = (place: 'first' | 'last') =>
  `jsonb_build_object('source', ${place}_utm_source, 'medium', ${place}_medium, 'referrer', ${place}_referrer)`;

/** Groups the orders behind the responses of a part. An order with several responses counts with the first. */
export function groupSaid(
  db: Queries,
  survey: SurveyKey,
  part: RowPart,
  { currency, places }: SaidQuery,
): Promise<SaidGroup[]> {
  const { parameters, bind } = surveyParameters(survey);
  return db.query<SaidGroup>(
    `SELECT version, language, answer, has_journey AS has_visits, ${visit('first')} AS first, ${visit('last')} AS last,
            is_first_order AS is_new, count(*)::float8 AS orders, sum(value)::float8 AS revenue
       FROM (SELECT kept.version, kept.language, kept.answer, found.*
               FROM (SELECT version, language, order_id, first_saved_at, response_id, ${answerAt(places, bind)} AS answer
                       FROM ${fromPart(part, bind)} AND is_order_verified AND order_id IS NOT NULL) AS kept
              CROSS JOIN LATERAL (
                SELECT value, is_first_order, has_journey, first_utm_source, first_medium, first_referrer,
                       last_utm_source, last_medium, last_referrer
                  FROM orders
                 WHERE store_id = $1 AND order_id = kept.order_id AND ${COUNTED(bind(currency))}
                OFFSET 0) AS found
              WHERE NOT EXISTS (
                SELECT 1 FROM responses AS earlier
                 WHERE earlier.store_id = $1 AND earlier.survey_id = $2 AND NOT earlier.is_test
                   AND earlier.is_order_verified AND earlier.order_id = kept.order_id
                   AND (earlier.first_saved_at, earlier.response_id) < (kept.first_saved_at, kept.response_id)
                OFFSET 0)) AS said
      GROUP BY version, language, answer, has_journey, is_first_order, first_utm_source, first_medium, first_referrer,
               last_utm_source, last_medium, last_referrer`,
    parameters,
    { priority: 'rows' },
  );
}

/** The position just before the newest rows; null if there are no older ones. */
export async function findNewestStart(
  db: Queries,
  survey: SurveyKey,
  filter: ResultFilter,
  rows: number,
): Promise<ListPosition | null> {
  const { parameters, bind } = surveyParameters(survey);
  const [start] = await db.query<ListPosition>(
    `SELECT first_saved_at AS at, response_id FROM responses
      WHERE store_id = $1 AND survey_id = $2 AND ${momentCondition(filter, bind)} AND ${filterCondition(filter, bind)}
      ORDER BY first_saved_at DESC, response_id DESC OFFSET ${bind(rows)}::int LIMIT 1`,
    parameters,
  );
  return start ?? null;
}

/** A customer whose first order has a response, with what the customer ordered since. */
export interface SaidCustomer {
  readonly version: number;
  readonly language: string;
  readonly answer: string | null;
  /** Whole days since the first order. */
  readonly followed: number;
  /** By maturity, in the order of `MATURITIES`. */
  readonly spent: readonly number[];
  readonly orders: readonly number[];
}

/** The customers after one and up to another; null is open. */
export interface CustomerPart {
  readonly after: string | null;
  readonly upTo: string | null;
}

/** The last customer of the next orders; null if there are fewer. */
export async function findCustomerPartEnd(
  db: Queries,
  storeId: string,
  after: string | null,
  rows: number,
): Promise<string | null> {
  const [end] = await db.query<{ customerId: string }>(
    `SELECT customer_id FROM orders WHERE store_id = $1 AND customer_id > $2 ORDER BY customer_id
     OFFSET $3::int - 1 LIMIT 1`,
    [storeId, after ?? '', rows],
    { priority: 'rows' },
  );
  return end?.customerId ?? null;
}

/**
 * Follows customers from their first order, if a response belongs to it. Customers who answered after a later order are
 * left out: they have all ordered again, so their channel would look better than it is.
 */
export function followCustomers(
  db: Queries,
  survey: SurveyKey,
  { after, upTo }: CustomerPart,
  { currency, places, now }: SaidQuery & { readonly now: string },
): Promise<SaidCustomer[]> {
  const { parameters, bind } = surveyParameters(survey);
  const until = upTo === null ? '' : `AND customer_id <= ${bind(upTo)}::text`;
  const each = (column: (days: number) => string) => `ARRAY[${MATURITIES.map(column).join(', ')}]`;
  return db.query<SaidCustomer>(
    `WITH own AS MATERIALIZED (
       SELECT customer_id, order_id, value, placed_at, is_first_order FROM orders
        WHERE store_id = $1 AND customer_id > ${bind(after ?? '')} ${until} AND ${COUNTED(bind(currency))}),
     said AS (
       SELECT DISTINCT ON (own.customer_id) own.customer_id, own.placed_at AS first_at, responses.version,
              responses.language, ${answerAt(places, bind, 'responses.')} AS answer
         FROM own JOIN responses ON responses.store_id = $1 AND responses.order_id = own.order_id
        WHERE own.is_first_order AND responses.survey_id = $2 AND responses.is_order_verified AND NOT responses.is_test
        ORDER BY own.customer_id, own.placed_at, responses.first_saved_at, responses.response_id),
     followed AS (
       SELECT said.*, own.value,
              floor(extract(epoch FROM own.placed_at - said.first_at) / 86400)::int AS day
         FROM said JOIN own USING (customer_id) WHERE own.placed_at >= said.first_at)
     SELECT version, language, answer,
            floor(extract(epoch FROM ${bind(now)}::timestamptz - first_at) / 86400)::int AS followed,
            ${each((days) => `coalesce(sum(value) FILTER (WHERE day <= ${days}), 0)::float8`)} AS spent,
            ${each((days) => `(count(*) FILTER (WHERE day <= ${days}))::float8`)} AS orders
       FROM followed GROUP BY customer_id, first_at, version, language, answer`,
    parameters,
    { priority: 'rows' },
  );
}

/** Whether a store has more orders than this. */
export async function hasMoreOrders(db: Queries, storeId: string, most: number): Promise<boolean> {
  const rows = await db.query(`SELECT order_id FROM orders WHERE store_id = $1 OFFSET $2::int LIMIT 1`, [
    storeId,
    most,
  ]);
  return rows.length > 0;
}
