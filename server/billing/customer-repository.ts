import type { Queries } from '../database/database.ts';

export interface BillingIdentity {
  readonly customerId: string;
  /** Sealed. */
  readonly token: string;
}

export async function findBillingIdentity(db: Queries, storeId: string): Promise<BillingIdentity | null> {
  const rows = await db.query<{ billing_customer_id: string | null; billing_token_sealed: string | null }>(
    `SELECT billing_customer_id, billing_token_sealed FROM stores WHERE store_id = $1`,
    [storeId],
  );
  const row = rows[0];
  if (!row?.billing_customer_id || !row.billing_token_sealed) return null;
  return { customerId: row.billing_customer_id, token: row.billing_token_sealed };
}

/** The first one to come is kept: tokens that were already handed out stay good. */
export async function saveFirstBillingIdentity(
  db: Queries,
  storeId: string,
  { customerId, token }: BillingIdentity,
): Promise<void> {
  await db.query(
    `UPDATE stores SET billing_customer_id = $2, billing_token_sealed = $3, updated_at = now()
      WHERE store_id = $1 AND billing_token_sealed IS NULL`,
    [storeId, customerId, token],
  );
}
