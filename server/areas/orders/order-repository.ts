import type { Queries } from '#server/kernel/database/database.ts';
import type { JobName } from '#server/kernel/jobs/job-repository.ts';
import type { OrderUpdate } from './order-update.ts';

export interface ResponseKey {
  readonly surveyId: string;
  readonly responseId: string;
}

/** Saving responses locks the same row, so an order and its response cannot miss each other. */
export async function lockStore(tx: Queries, storeId: string): Promise<void> {
  await tx.query(`SELECT store_id FROM stores WHERE store_id = $1 FOR NO KEY UPDATE`, [storeId]);
}

export async function findOrder(tx: Queries, storeId: string, orderId: string): Promise<OrderUpdate | null> {
  const [row] = await tx.query<OrderUpdate>(
    `SELECT source, order_id AS "orderId", checkout_token AS "checkoutToken", customer_id AS "customerId",
            customer_orders AS "customerOrders", country, value, currency, placed_at AS "placedAt",
            cancelled_at AS "cancelledAt", changed_at AS "changedAt"
       FROM orders WHERE store_id = $1 AND order_id = $2`,
    [storeId, orderId],
  );
  return row ?? null;
}

/** If the store does not report a customer's order count, the first known order counts as the first. */
export async function saveOrder(tx: Queries, storeId: string, order: OrderUpdate): Promise<void> {
  await tx.query(
    `INSERT INTO orders (store_id, order_id, checkout_token, customer_id, customer_orders, is_first_order, country,
        value, currency, placed_at, cancelled_at, changed_at, source, received_at)
     SELECT $1, $2, $3, $4, $5::int,
        coalesce($5::int <= 1, NOT EXISTS (
          SELECT 1 FROM orders AS other WHERE other.store_id = $1 AND other.customer_id = $4
             AND other.order_id <> $2 AND other.placed_at < $9::timestamptz)),
        $6, $7::numeric, $8, $9::timestamptz, $10::timestamptz, $11::timestamptz, $12, now()
     ON CONFLICT (store_id, order_id) DO UPDATE
       SET checkout_token = excluded.checkout_token, customer_id = excluded.customer_id,
           customer_orders = excluded.customer_orders,
           is_first_order = coalesce(excluded.customer_orders <= 1, orders.is_first_order),
           country = excluded.country, value = excluded.value, currency = excluded.currency,
           cancelled_at = excluded.cancelled_at, changed_at = excluded.changed_at, source = excluded.source,
           received_at = excluded.received_at`,
    [
      storeId,
      order.orderId,
      order.checkoutToken,
      order.customerId,
      order.customerOrders,
      order.country,
      order.value,
      order.currency,
      order.placedAt,
      order.cancelledAt,
      order.changedAt,
      order.source,
    ],
  );
}

/** The kind of job that asks the store for an order's current state. */
export const RESOLVE_ORDER = 'settle_order';

/**
 * Stores the job that settles a contested order, once per second of contradiction. The job waits until that second is
 * over at the store as well.
 */
export async function insertResolveJob(
  tx: Queries,
  { storeId, jobId }: JobName,
  { orderId, changedAt }: Pick<OrderUpdate, 'orderId' | 'changedAt'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO jobs (store_id, job_id, kind, unique_key, payload, run_at, created_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, now() + interval '3 seconds', now())
     ON CONFLICT (store_id, unique_key) DO NOTHING`,
    [
      storeId,
      jobId,
      RESOLVE_ORDER,
      `${RESOLVE_ORDER} ${orderId} ${changedAt}`,
      JSON.stringify({ orderId, changedAt }),
    ],
  );
}

/**
 * The columns that a linked order sets. Only the shopper knows a checkout's token, so a matching token verifies the
 * order, and its customer is used. An order number can be guessed, so it links the order's figures without
 * verification.
 */
const LINKED_COLUMNS = `order_id = orders.order_id, order_value = orders.value, order_currency = orders.currency,
  customer_orders = orders.customer_orders,
  customer_id = CASE WHEN responses.checkout_token = orders.checkout_token
    THEN orders.customer_id ELSE responses.customer_id END,
  is_order_verified = coalesce(responses.checkout_token = orders.checkout_token, false)`;

const MATCHES = `(responses.checkout_token = orders.checkout_token
  OR (responses.order_id = orders.order_id
    AND (responses.checkout_token IS NULL OR orders.checkout_token IS NULL)))`;

/** Links an order to its responses and returns how many. No counter changes. */
export async function linkResponses(tx: Queries, storeId: string, orderId: string): Promise<number> {
  const rows = await tx.query(
    `UPDATE responses SET ${LINKED_COLUMNS} FROM orders
      WHERE responses.store_id = $1 AND orders.store_id = $1 AND orders.order_id = $2
        AND (responses.checkout_token = (SELECT checkout_token FROM orders WHERE store_id = $1 AND order_id = $2)
          OR responses.order_id = $2)
        AND ${MATCHES}
      RETURNING responses.response_id`,
    [storeId, orderId],
  );
  return rows.length;
}

/** Links responses to orders that arrived before them. */
export async function linkOrders(
  tx: Queries,
  storeId: string,
  responses: readonly ResponseKey[],
): Promise<void> {
  await tx.query(
    `UPDATE responses SET ${LINKED_COLUMNS}
       FROM orders, unnest($2::text[], $3::text[]) AS named (survey_id, response_id)
      WHERE responses.store_id = $1 AND orders.store_id = $1
        AND responses.survey_id = named.survey_id AND responses.response_id = named.response_id
        AND ${MATCHES}`,
    [storeId, responses.map(({ surveyId }) => surveyId), responses.map(({ responseId }) => responseId)],
  );
}
