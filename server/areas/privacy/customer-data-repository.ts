import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { IDENTITY_COLUMN, IS_CLAIMED, IS_VEILED_VERIFIED, IS_VERIFIED } from './claim-repository.ts';
import type { CustomerReference } from './erasure-repository.ts';

/** The stored data of one customer. Each response includes the merchant's note and tags. */
export interface CustomerData {
  /** Verified by one of the customer's orders. */
  readonly responses: readonly Record<string, unknown>[];
  /** Responses that name this customer or their orders without verification. They may be another person's. */
  readonly claimed: readonly Record<string, unknown>[];
  /** Responses beyond the plan's limit, which the merchant does not see yet. */
  readonly veiled: readonly Record<string, unknown>[];
  readonly orders: readonly Record<string, unknown>[];
}

export async function collectCustomerRows(
  db: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
): Promise<CustomerData> {
  const findResponses = (condition: string) =>
    db.query(
      `SELECT responses.survey_id, surveys.name AS survey, responses.response_id, version, answers,
            answer_times AS milliseconds_by_question, is_complete AS complete, day, country,
            customer_type, placement, language, customer_id, order_id,
            order_value, order_currency,
            customer_orders, ${IDENTITY_COLUMN} AS identity,
            started_at, completed_at,
            coalesce(marks.note, '') AS merchant_note, coalesce(marks.tags, '[]'::jsonb) AS merchant_tags
       FROM responses JOIN surveys ON surveys.store_id = responses.store_id AND surveys.survey_id = responses.survey_id
       LEFT JOIN follow_ups AS marks
         ON marks.store_id = responses.store_id AND marks.survey_id = responses.survey_id
        AND marks.response_id = responses.response_id
      WHERE responses.store_id = $1 AND (customer_id = $2 OR order_id = ANY ($3::text[])) AND ${condition}
      ORDER BY first_saved_at, responses.response_id`,
      [storeId, customerId, orderIds],
      UPKEEP,
    );
  const orders = await db.query(
    `SELECT order_id, customer_id, is_first_order,
            customer_orders, country, value,
            currency, refunded, placed_at, cancelled_at, name, lines AS products,
            days_to_conversion AS days_from_first_visit_to_order, first_source AS first_visit_source,
            first_utm_source AS first_visit_utm_source, first_medium AS first_visit_medium,
            first_campaign AS first_visit_campaign, first_referrer AS first_visit_referrer,
            last_source AS last_visit_source, last_utm_source AS last_visit_utm_source,
            last_medium AS last_visit_medium, last_campaign AS last_visit_campaign,
            last_referrer AS last_visit_referrer
       FROM orders WHERE store_id = $1 AND (customer_id = $2 OR order_id = ANY ($3::text[]))
      ORDER BY placed_at, order_id`,
    [storeId, customerId, orderIds],
    UPKEEP,
  );
  const veiled = await db.query(
    `SELECT survey_id, response_id, version, answers,
            answer_times AS milliseconds_by_question, is_complete AS complete, day, country,
            customer_type, placement, language, customer_id, order_id,
            started_at
       FROM veiled_responses
      WHERE store_id = $1 AND (customer_id = $2 OR order_id = ANY ($3::text[]) OR ${IS_VEILED_VERIFIED})
      ORDER BY first_saved_at, response_id`,
    [storeId, customerId, orderIds],
    UPKEEP,
  );
  return {
    responses: await findResponses(IS_VERIFIED),
    claimed: await findResponses(IS_CLAIMED),
    veiled,
    orders,
  };
}

export interface DataRequestRow {
  readonly requestId: string;
  readonly requestedAt: string;
  readonly finishedAt: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The store's requests, newest first. */
export async function findDataRequests(db: Queries, storeId: string): Promise<DataRequestRow[]> {
  return db.query<DataRequestRow>(
    `SELECT job_id AS request_id, created_at AS requested_at, finished_at, payload FROM jobs
      WHERE store_id = $1 AND kind = 'collect_customer_data' ORDER BY created_at DESC, job_id LIMIT 100`,
    [storeId],
  );
}
