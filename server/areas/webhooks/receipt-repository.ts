import type { Queries } from '#server/kernel/database/database.ts';

export interface Receipt {
  readonly storeId: string;
  readonly webhookId: string;
  readonly topic: string;
}

/**
 * Stores the receipt and returns whether this webhook id is new. While another transaction processes the same id, this
 * call waits until that transaction ends.
 */
export async function insertReceipt(tx: Queries, { storeId, webhookId, topic }: Receipt): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO webhook_receipts (store_id, webhook_id, topic, received_at)
     VALUES ($1, $2, $3, now()) ON CONFLICT (store_id, webhook_id) DO NOTHING
     RETURNING webhook_id`,
    [storeId, webhookId, topic],
  );
  return rows.length === 1;
}

export async function closeReceipt(tx: Queries, receipt: Receipt, outcome: string): Promise<void> {
  await tx.query(
    `UPDATE webhook_receipts SET processed_at = now(), outcome = $3 WHERE store_id = $1 AND webhook_id = $2`,
    [receipt.storeId, receipt.webhookId, outcome],
  );
}
