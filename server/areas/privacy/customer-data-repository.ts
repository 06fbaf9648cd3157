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
      `SELECT responses.survey_id AS "surveyId", surveys.name AS survey, responses.response_id AS "responseId", version, answers,
            answer_times AS "millisecondsByQuestion", is_complete AS complete, day, country,
            customer_type AS "customerType", placement, language, customer_id AS "customerId", order_id AS "orderId",
            order_value AS "orderValue", order_currency AS "orderCurrency",
            customer_orders AS "customerOrders", ${IDENTITY_COLUMN} AS identity,
            started_at AS "startedAt", completed_at AS "completedAt",
            coalesce(marks.note, '') AS "merchantNote", coalesce(marks.tags, '[]'::jsonb) AS "merchantTags"
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
    `SELECT order_id AS "orderId", customer_id AS "customerId", is_first_order AS "isFirstOrder",
            customer_orders AS "customerOrders", country, value,
            currency, refunded, placed_at AS "placedAt", cancelled_at AS "cancelledAt",
            days_to_conversion AS "daysFromFirstVisitToOrder", first_source AS "firstVisitSource",
            first_utm_source AS "firstVisitUtmSource", first_medium AS "firstVisitMedium",
            first_campaign AS "firstVisitCampaign", first_referrer AS "firstVisitReferrer",
            last_source AS "lastVisitSource", last_utm_source AS "lastVisitUtmSource",
            last_medium AS "lastVisitMedium", last_campaign AS "lastVisitCampaign",
            last_referrer AS "lastVisitReferrer"
       FROM orders WHERE store_id = $1 AND (customer_id = $2 OR order_id = ANY ($3::text[]))
      ORDER BY placed_at, order_id`,
    [storeId, customerId, orderIds],
    UPKEEP,
  );
  const veiled = await db.query(
    `SELECT survey_id AS "surveyId", response_id AS "responseId", version, answers,
            answer_times AS "millisecondsByQuestion", is_complete AS complete, day, country,
            customer_type AS "customerType", placement, language, customer_id AS "customerId", order_id AS "orderId",
            started_at AS "startedAt"
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
  const rows = await db.query<{
    job_id: string;
    created_at: string;
    finished_at: string | null;
    payload: Record<string, unknown>;
  }>(
    `SELECT job_id, created_at, finished_at, payload FROM jobs
      WHERE store_id = $1 AND kind = 'collect_customer_data' ORDER BY created_at DESC, job_id LIMIT 100`,
    [storeId],
  );
  return rows.map((row) => ({
    requestId: row.job_id,
    requestedAt: row.created_at,
    finishedAt: row.finished_at,
    payload: row.payload,
  }));
}
