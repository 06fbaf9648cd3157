import type { ResponseName } from '../collect/batch-repository.ts';
import type { Queries } from '../database/database.ts';
import type { OrderNews } from './order-news.ts';

/** Whoever keeps answers holds the same row: an order and the answer that came from it never miss each other. */
export async function lockStore(tx: Queries, storeId: string): Promise<void> {
  await tx.query(`SELECT store_id FROM stores WHERE store_id = $1 FOR NO KEY UPDATE`, [storeId]);
}

/**
 * False if something newer is known of the order already. Where the store does not count a customer's orders, the first
 * that we hear of is taken for the first.
 */
export async function upsertOrder(tx: Queries, storeId: string, order: OrderNews): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO orders (store_id, order_id, checkout_token, customer_id, customer_orders, is_first_order, country,
        value, currency, placed_at, cancelled_at, changed_at, received_at)
     SELECT $1, $2, $3, $4, $5::int,
        coalesce($5::int <= 1, NOT EXISTS (
          SELECT 1 FROM orders AS other WHERE other.store_id = $1 AND other.customer_id = $4
             AND other.order_id <> $2 AND other.placed_at < $9::timestamptz)),
        $6, $7::numeric, $8, $9::timestamptz, $10::timestamptz, $11::timestamptz, now()
     ON CONFLICT (store_id, order_id) DO UPDATE
       SET checkout_token = coalesce(excluded.checkout_token, orders.checkout_token),
           customer_id = coalesce(excluded.customer_id, orders.customer_id),
           country = excluded.country, value = excluded.value, currency = excluded.currency,
           cancelled_at = excluded.cancelled_at, changed_at = excluded.changed_at, received_at = now()
     WHERE orders.changed_at < excluded.changed_at
     RETURNING order_id`,
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
    ],
  );
  return rows.length === 1;
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
