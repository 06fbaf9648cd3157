import type { Queries } from '#server/kernel/database/database.ts';
import type { JobName } from '#server/kernel/jobs/job-repository.ts';
import type { OrderNews } from './order-news.ts';

export interface ResponseName {
  readonly surveyId: string;
  readonly responseId: string;
}

/** Who saves responses holds the same row: an order and the response that came from it never miss each other. */
export async function lockStore(tx: Queries, storeId: string): Promise<void> {
  await tx.query(`SELECT store_id FROM stores WHERE store_id = $1 FOR NO KEY UPDATE`, [storeId]);
}

export async function findOrder(tx: Queries, storeId: string, orderId: string): Promise<OrderNews | null> {
  const [row] = await tx.query<OrderNews>(
    `SELECT source, order_id AS "orderId", checkout_token AS "checkoutToken", customer_id AS "customerId",
            customer_orders AS "customerOrders", country, value, currency, placed_at AS "placedAt",
            cancelled_at AS "cancelledAt", changed_at AS "changedAt"
       FROM orders WHERE store_id = $1 AND order_id = $2`,
    [storeId, orderId],
  );
  return row ?? null;
}

/** Where the store does not count a customer's orders, the first that we hear of is taken for the first. */
export async function saveOrder(tx: Queries, storeId: string, order: OrderNews): Promise<void> {
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
           received_at = now()`,
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

/** The kind of job that asks the store for an order's present state. */
export const ORDER_QUESTION = 'settle_order';

/**
 * Queues the question what an order is worth, once for each second in which its news contradict each other. It waits
 * until that second is over at the store as well.
 */
export async function insertQuestion(
  tx: Queries,
  { storeId, jobId }: JobName,
  { orderId, changedAt }: Pick<OrderNews, 'orderId' | 'changedAt'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO jobs (store_id, job_id, kind, unique_key, payload, run_at, created_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, now() + interval '3 seconds', now())
     ON CONFLICT (store_id, unique_key) DO NOTHING`,
    [
      storeId,
      jobId,
      ORDER_QUESTION,
      `${ORDER_QUESTION} ${orderId} ${changedAt}`,
      JSON.stringify({ orderId, changedAt }),
    ],
  );
}

/**
 * What an order gives to a response. A checkout's token is known to its shopper alone, so it proves that the answer
 * came from this order, and the store says whose order it is. An order's number can be guessed: it brings the store's
 * figures and proves nothing.
 */
const GIVEN = `order_id = orders.order_id, order_value = orders.value, order_currency = orders.currency,
  customer_orders = orders.customer_orders,
  customer_id = CASE WHEN responses.checkout_token = orders.checkout_token
    THEN orders.customer_id ELSE responses.customer_id END,
  is_order_verified = coalesce(responses.checkout_token = orders.checkout_token, false)`;

const BELONGS = `(responses.checkout_token = orders.checkout_token
  OR (responses.order_id = orders.order_id
    AND (responses.checkout_token IS NULL OR orders.checkout_token IS NULL)))`;

/** Gives an order to the responses that came from it, and says how many there are. Nothing that is counted changes. */
export async function linkResponses(tx: Queries, storeId: string, orderId: string): Promise<number> {
  const rows = await tx.query(
    `UPDATE responses SET ${GIVEN} FROM orders
      WHERE responses.store_id = $1 AND orders.store_id = $1 AND orders.order_id = $2
        AND (responses.checkout_token = (SELECT checkout_token FROM orders WHERE store_id = $1 AND order_id = $2)
          OR responses.order_id = $2)
        AND ${BELONGS}
      RETURNING responses.response_id`,
    [storeId, orderId],
  );
  return rows.length;
}

/** Gives responses the orders that came before them. */
export async function linkOrders(
  tx: Queries,
  storeId: string,
  responses: readonly ResponseName[],
): Promise<void> {
  await tx.query(
    `UPDATE responses SET ${GIVEN}
       FROM orders, unnest($2::text[], $3::text[]) AS named (survey_id, response_id)
      WHERE responses.store_id = $1 AND orders.store_id = $1
        AND responses.survey_id = named.survey_id AND responses.response_id = named.response_id
        AND ${BELONGS}`,
    [storeId, responses.map(({ surveyId }) => surveyId), responses.map(({ responseId }) => responseId)],
  );
}
