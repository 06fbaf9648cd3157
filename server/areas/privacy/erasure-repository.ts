import type { TokenKey } from '#server/kernel/config/secrets.ts';
import { hashesOfErased } from '#server/areas/orders/history/erased-ids.ts';
import { RESOLVE_ORDER } from '#server/areas/orders/order-update.ts';
import { UPKEEP, type Database, type Queries } from '#server/kernel/database/database.ts';

/** These tables survive: after a restore from backup, the ledger says what must be erased again. */
const PERMANENT_TABLES = ['erasures', 'webhook_receipts'];

/** Keeps writers that lock only a survey waiting until this transaction ends. */
export async function lockAllSurveys(tx: Queries, storeId: string): Promise<void> {
  await tx.query(`SELECT survey_id FROM surveys WHERE store_id = $1 ORDER BY survey_id FOR UPDATE`, [
    storeId,
  ]);
}

/**
 * Deletes a store's rows from each table with a store id, including tables that are added later. If a webhook requested
 * it, its receipt stays.
 */
export async function deleteStoreRows(
  tx: Queries,
  { storeId, shop, webhookId }: { storeId: string; shop: string; webhookId: string | null },
): Promise<void> {
  const tables = await tx.query<{ tableName: string }>(
    `SELECT table_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'store_id' AND table_name <> ALL ($1)
      ORDER BY table_name`,
    [PERMANENT_TABLES],
  );
  for (const { tableName: table } of tables) {
    await tx.query(`DELETE FROM "${table.replaceAll('"', '""')}" WHERE store_id = $1`, [storeId]);
  }
  await tx.query(`DELETE FROM webhook_receipts WHERE store_id = $1 AND webhook_id IS DISTINCT FROM $2`, [
    storeId,
    webhookId,
  ]);
  await tx.query(`DELETE FROM oauth_states WHERE shop_domain = $1`, [shop]);
}

export interface ErasureRecord {
  readonly storeId: string;
  readonly erasureId: string;
  readonly subject: 'store';
}

export async function insertErasure(tx: Queries, erasure: ErasureRecord): Promise<void> {
  await tx.query(
    `INSERT INTO erasures (store_id, erasure_id, subject, requested_at, completed_at)
     VALUES ($1, $2, $3, now(), now())`,
    [erasure.storeId, erasure.erasureId, erasure.subject],
  );
}

/** Vacuums the tables, so that deleted data does not remain on the disk. */
export async function vacuumAnswers(database: Database): Promise<void> {
  for (const table of ['responses', 'veiled_responses', 'texts', 'follow_ups', 'follow_up_events']) {
    await database.query(`VACUUM ${table}`, [], UPKEEP);
  }
}

/** Responses of one survey that were erased together. */
export interface LedgerEntry {
  readonly storeId: string;
  readonly erasureId: string;
  readonly surveyId: string;
  readonly responseIds: readonly string[];
}

const LEDGER_PAGE = 20;

/** The next ledger entries with responses, by key. Each names a few hundred responses. */
export async function findLedgerEntries(
  db: Queries,
  after: Pick<LedgerEntry, 'storeId' | 'erasureId'> | null,
): Promise<LedgerEntry[]> {
  return db.query<LedgerEntry>(
    `SELECT /* every store */ store_id, erasure_id, survey_id, response_ids FROM erasures
      WHERE (store_id, erasure_id) > ($1, $2) AND survey_id IS NOT NULL AND response_ids <> '[]'
      ORDER BY store_id, erasure_id LIMIT $3::int`,
    [after?.storeId ?? '', after?.erasureId ?? '', LEDGER_PAGE],
    UPKEEP,
  );
}

/** Responses of a ledger entry that exist again after a restore from backup. */
export async function findReturned(
  db: Queries,
  { storeId, surveyId, responseIds }: LedgerEntry,
): Promise<string[]> {
  const rows = await db.query<{ responseId: string }>(
    `SELECT response_id FROM responses WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])
     UNION ALL
     SELECT response_id FROM veiled_responses
      WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])`,
    [storeId, surveyId, responseIds],
    UPKEEP,
  );
  return rows.map((row) => row.responseId);
}

/**
 * Deletes the data that was collected for the customer's own requests. A request of a customer without an account names
 * orders only.
 */
export async function deleteCollectedData(
  tx: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
): Promise<void> {
  await tx.query(
    `DELETE FROM jobs WHERE store_id = $1 AND kind = 'collect_customer_data'
        AND (payload->>'customerId' = $2
          OR payload->>'customerId' IS NULL AND (payload->'orderIds' ?| $3::text[] OR EXISTS (
               SELECT 1 FROM jsonb_each(payload->'data') AS list (name, entries)
                 CROSS JOIN LATERAL jsonb_array_elements(entries) AS collected (entry)
                WHERE entry->>'orderId' = ANY ($3::text[]))))`,
    [storeId, customerId, orderIds],
  );
}

export interface CustomerReference {
  readonly customerId: string | null;
  readonly orderIds: readonly string[];
}

/**
 * Deletes a customer's orders, by the customer's id and by the order ids that the platform sent. A fetch of past orders
 * that is under way may read an older export, so it is told whom to leave out. Jobs that would ask the store about one of
 * these orders are deleted. Reports that counted them are deleted, and counted anew when somebody looks.
 */
export async function deleteCustomerOrders(
  tx: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
  keys: readonly TokenKey[],
): Promise<number> {
  const hashes = (ids: readonly string[]) => JSON.stringify(hashesOfErased(keys, storeId, ids));
  await tx.query(
    `UPDATE order_histories SET erased_customers = ${withEach('erased_customers', '$2')},
            erased_orders = ${withEach('erased_orders', '$3')}
      WHERE store_id = $1 AND completed_at IS NULL AND status <> 'unavailable'`,
    [storeId, hashes(customerId === null ? [] : [customerId]), hashes(orderIds)],
  );
  await tx.query(`DELETE FROM channel_reports WHERE store_id = $1`, [storeId]);
  const rows = await tx.query<{ orderId: string }>(
    `DELETE FROM orders WHERE store_id = $1 AND (customer_id = $2 OR order_id = ANY ($3::text[])) RETURNING order_id`,
    [storeId, customerId, orderIds],
  );
  await tx.query(
    `DELETE FROM jobs WHERE store_id = $1 AND kind = $2 AND split_part(unique_key, ' ', 2) = ANY ($3::text[])`,
    [storeId, RESOLVE_ORDER, [...orderIds, ...rows.map((row) => row.orderId)]],
  );
  return rows.length;
}

/** Adds the entries of a list to a column's list, each once. */
const withEach = (column: string, added: string) =>
  `(SELECT coalesce(jsonb_agg(DISTINCT entry), '[]')
      FROM jsonb_array_elements(${column} || ${added}::jsonb) AS listed (entry))`;

/** Adds the customer's stored orders, because some responses have an order but no customer id. */
export async function addCustomerOrders(
  db: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
): Promise<CustomerReference> {
  const rows = await db.query<{ orderId: string }>(
    `SELECT order_id FROM orders WHERE store_id = $1 AND customer_id = $2 ORDER BY order_id`,
    [storeId, customerId],
  );
  return { customerId, orderIds: [...new Set([...orderIds, ...rows.map((row) => row.orderId)])] };
}

export async function findCustomerOfOrder(
  db: Queries,
  storeId: string,
  orderId: string,
): Promise<string | null> {
  const [row] = await db.query<{ customerId: string | null }>(
    `SELECT customer_id FROM orders WHERE store_id = $1 AND order_id = $2`,
    [storeId, orderId],
  );
  return row?.customerId ?? null;
}
