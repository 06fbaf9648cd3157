import { realOrder } from '#server/kernel/database/counted-order.ts';
import type { RowsByStore, Queries } from '#server/kernel/database/database.ts';
import { givenRows, statementByStore } from '#server/kernel/database/given-rows.ts';
import type { orders, products } from '#server/kernel/database/schema/stores.ts';
import type { JobName } from '#server/kernel/jobs/job-repository.ts';
import { journeyColumns } from './journey-repository.ts';
import { linesAsJson, readLines } from './order-lines.ts';
import { type OrderUpdate, RESOLVE_ORDER } from './order-update.ts';

export interface ResponseKey {
  readonly surveyId: string;
  readonly responseId: string;
}

const VISIT = (
  place: 'first' | 'last',
) => `CASE WHEN num_nonnulls(${columnsOf(place)}) > 0 THEN jsonb_build_object(
  'source', ${place}_source, 'utmSource', ${place}_utm_source, 'medium', ${place}_medium,
  'campaign', ${place}_campaign, 'referrer', ${place}_referrer) END`;

const columnsOf = (place: 'first' | 'last') =>
  ['source', 'utm_source', 'medium', 'campaign', 'referrer'].map((name) => `${place}_${name}`).join(', ');

/** The stored ones of these orders, by id. */
export async function findOrders(
  tx: Queries,
  storeId: string,
  orderIds: readonly string[],
): Promise<Map<string, OrderUpdate>> {
  const rows = await tx.query<OrderUpdate>(
    `SELECT source, order_id, checkout_token, customer_id,
            customer_orders, country, value, currency, placed_at,
            cancelled_at, changed_at, refunded, is_test, name, lines,
            CASE WHEN has_journey THEN jsonb_build_object('daysToConversion', days_to_conversion,
              'first', ${VISIT('first')}, 'last', ${VISIT('last')}) END AS journey
       FROM orders WHERE store_id = $1 AND order_id = ANY ($2::text[])`,
    [storeId, orderIds],
  );
  return new Map(rows.map((row) => [row.orderId, { ...row, lines: readLines(row.lines) }]));
}

export async function findOrder(tx: Queries, storeId: string, orderId: string): Promise<OrderUpdate | null> {
  return (await findOrders(tx, storeId, [orderId])).get(orderId) ?? null;
}

const ORDERS = givenRows<OrderUpdate, typeof orders.$inferInsert>({
  orderId: ['text', ({ orderId }) => orderId],
  checkoutToken: ['text', ({ checkoutToken }) => checkoutToken],
  customerId: ['text', ({ customerId }) => customerId],
  customerOrders: ['int', ({ customerOrders }) => customerOrders],
  country: ['text', ({ country }) => country],
  value: ['numeric', ({ value }) => value],
  currency: ['text', ({ currency }) => currency],
  placedAt: ['timestamptz', ({ placedAt }) => placedAt],
  cancelledAt: ['timestamptz', ({ cancelledAt }) => cancelledAt],
  changedAt: ['timestamptz', ({ changedAt }) => changedAt],
  source: ['text', ({ source }) => source],
  refunded: ['numeric', ({ refunded }) => refunded],
  isTest: ['boolean', ({ isTest }) => isTest],
  hasJourney: ['boolean', ({ journey }) => journey !== null],
  name: ['text', ({ name }) => name],
  lines: ['jsonb', ({ lines }) => linesAsJson(lines)],
  ...journeyColumns(({ journey }) => journey),
});

/** A real order of the same customer that was placed before; of two in the same moment, the smaller id counts as before. */
const IS_BEFORE = `other.customer_id = named.customer_id AND ${realOrder('other')}
  AND (other.placed_at, other.order_id) < (named.placed_at, named.order_id)`;

/**
 * Stores orders, each at most once in the list. If the store does not report a customer's order count, the first known
 * order that is no test counts as the first, among the stored ones and in the list.
 */
export async function saveOrders(tx: Queries, storeId: string, given: readonly OrderUpdate[]): Promise<void> {
  if (given.length === 0) return;
  await tx.query(
    `INSERT INTO orders (store_id, ${ORDERS.names}, is_first_order, received_at)
     SELECT $1, ${ORDERS.names},
        coalesce(customer_orders <= 1,
          NOT EXISTS (SELECT 1 FROM orders AS other WHERE other.store_id = $1 AND ${IS_BEFORE})
          AND NOT EXISTS (SELECT 1 FROM unnest(${ORDERS.lists}) AS other (${ORDERS.names}) WHERE ${IS_BEFORE})), now()
       FROM unnest(${ORDERS.lists}) AS named (${ORDERS.names})
     ON CONFLICT (store_id, order_id) DO UPDATE
       SET ${ORDERS.set('excluded', ['orderId', 'placedAt'])}, received_at = excluded.received_at,
           is_first_order = coalesce(excluded.customer_orders <= 1, orders.is_first_order)`,
    [storeId, ...ORDERS.values(given)],
  );
  await saveProducts(tx, storeId, given);
}

interface NamedProduct {
  readonly productId: string;
  readonly title: string;
  readonly namedAt: string;
}

const PRODUCTS = givenRows<NamedProduct, typeof products.$inferInsert>({
  productId: ['text', ({ productId }) => productId],
  title: ['text', ({ title }) => title],
  namedAt: ['timestamptz', ({ namedAt }) => namedAt],
});

/** Keeps the title of the newest order. */
async function saveProducts(tx: Queries, storeId: string, given: readonly OrderUpdate[]): Promise<void> {
  const newest = new Map<string, NamedProduct>();
  for (const { placedAt: namedAt, lines } of given) {
    for (const { productId, title } of lines ?? []) {
      const known = productId === null ? undefined : newest.get(productId);
      if (productId !== null && (!known || known.namedAt < namedAt)) {
        newest.set(productId, { productId, title, namedAt });
      }
    }
  }
  if (newest.size === 0) return;
  const named = [...newest.values()].sort((one, other) => (one.productId < other.productId ? -1 : 1));
  await tx.query(
    `INSERT INTO products (store_id, ${PRODUCTS.names})
     SELECT $1, ${PRODUCTS.names} FROM unnest(${PRODUCTS.lists}) AS named (${PRODUCTS.names})
     ON CONFLICT (store_id, product_id) DO UPDATE SET ${PRODUCTS.set('excluded', ['productId'])}
       WHERE products.named_at < excluded.named_at`,
    [storeId, ...PRODUCTS.values(named)],
  );
}

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

/** Links orders to their responses and returns how many. No counter changes. */
export async function linkResponses(
  tx: Queries,
  storeId: string,
  orderIds: readonly string[],
): Promise<number> {
  const rows = await tx.query(
    `UPDATE responses SET ${LINKED_COLUMNS} FROM orders
      WHERE responses.store_id = $1 AND orders.store_id = $1 AND orders.order_id = ANY ($2::text[])
        AND (responses.checkout_token = ANY (ARRAY(
            SELECT checkout_token FROM orders
             WHERE store_id = $1 AND order_id = ANY ($2::text[]) AND checkout_token IS NOT NULL))
          OR responses.order_id = ANY ($2::text[]))
        AND ${MATCHES}
      RETURNING responses.response_id`,
    [storeId, orderIds],
  );
  return rows.length;
}

const RESPONSE_KEYS = givenRows<ResponseKey, ResponseKey>({
  surveyId: ['text', ({ surveyId }) => surveyId],
  responseId: ['text', ({ responseId }) => responseId],
});

const LINK_ORDERS = statementByStore(
  RESPONSE_KEYS,
  ({ rows, storeOf }) => `UPDATE responses SET ${LINKED_COLUMNS}
       FROM orders, ${rows}
      WHERE responses.store_id = ${storeOf('given')} AND orders.store_id = ${storeOf('given')}
        AND responses.survey_id = given.survey_id AND responses.response_id = given.response_id
        AND ${MATCHES}`,
);

/** Links responses to orders that arrived before them. */
export async function linkOrders(tx: Queries, responses: RowsByStore<ResponseKey>): Promise<void> {
  if (responses.length > 0) await tx.query(...LINK_ORDERS(responses));
}
