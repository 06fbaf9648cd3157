import type { Queries } from '../database/database.ts';

/** The ledger outlives what was erased: after a restore it says what must go again. */
const KEPT_TABLES = ['erasures', 'webhook_receipts'];

/**
 * Deletes a store's rows everywhere: whatever table has a store's id, also one that was added after this was
 * written. Of its webhooks only the receipt of the one that asked for it stays.
 */
export async function deleteStoreRows(
  tx: Queries,
  { storeId, shop, webhookId }: { storeId: string; shop: string; webhookId: string },
): Promise<void> {
  const tables = await tx.query<{ table_name: string }>(
    `SELECT table_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'store_id' AND table_name <> ALL ($1)
      ORDER BY table_name`,
    [KEPT_TABLES],
  );
  for (const { table_name: table } of tables) {
    await tx.query(`DELETE FROM "${table.replaceAll('"', '""')}" WHERE store_id = $1`, [storeId]);
  }
  await tx.query(`DELETE FROM webhook_receipts WHERE store_id = $1 AND webhook_id <> $2`, [
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

export interface CustomerReference {
  readonly customerId: string | null;
  readonly orderIds: readonly string[];
}

/** Deletes the orders of a customer, by the customer's id and by those that the platform names. */
export async function deleteCustomerOrders(
  tx: Queries,
  storeId: string,
  { customerId, orderIds }: CustomerReference,
): Promise<void> {
  await tx.query(
    `DELETE FROM orders WHERE store_id = $1 AND (customer_id = $2 OR order_id = ANY ($3::text[]))`,
    [storeId, customerId, orderIds],
  );
}

export interface NewJob {
  readonly storeId: string;
  readonly jobId: string;
  readonly kind: string;
  /** A second job under the same key is not added. */
  readonly uniqueKey: string;
  readonly payload: object;
}

export async function insertJob(tx: Queries, job: NewJob): Promise<void> {
  await tx.query(
    `INSERT INTO jobs (store_id, job_id, kind, unique_key, payload, run_at, created_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, now(), now()) ON CONFLICT (store_id, unique_key) DO NOTHING`,
    [job.storeId, job.jobId, job.kind, job.uniqueKey, JSON.stringify(job.payload)],
  );
}
