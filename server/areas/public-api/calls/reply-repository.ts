import type { Queries } from '#server/kernel/database/database.ts';

export interface StoredReply {
  readonly requestHash: string;
  /** Null while the call is under way. */
  readonly reply: { readonly data: unknown } | null;
}

export interface CallName {
  readonly storeId: string;
  readonly keyId: string;
  readonly idempotencyKey: string;
}

const LEASE = `interval '1 minute'`;
const KEPT = `interval '24 hours'`;

const parametersOf = ({ storeId, keyId, idempotencyKey }: CallName) => [storeId, keyId, idempotencyKey];

/** Whether this call may run: it is new, or the one that ran was killed. Older replies of the key are deleted. */
export async function beginCall(tx: Queries, name: CallName, requestHash: string): Promise<boolean> {
  await tx.query(
    `DELETE FROM api_replies WHERE store_id = $1 AND key_id = $2 AND created_at < now() - ${KEPT}`,
    [name.storeId, name.keyId],
  );
  const begun = await tx.query(
    `INSERT INTO api_replies (store_id, key_id, idempotency_key, request_hash, lease_until, created_at)
     VALUES ($1, $2, $3, $4, now() + ${LEASE}, now())
     ON CONFLICT (store_id, key_id, idempotency_key) DO NOTHING RETURNING key_id`,
    [...parametersOf(name), requestHash],
  );
  if (begun.length > 0) return true;
  const takenOver = await tx.query(
    `UPDATE api_replies SET lease_until = now() + ${LEASE}
      WHERE store_id = $1 AND key_id = $2 AND idempotency_key = $3 AND request_hash = $4
        AND reply IS NULL AND lease_until < now()
      RETURNING key_id`,
    [...parametersOf(name), requestHash],
  );
  return takenOver.length > 0;
}

export async function findReply(db: Queries, name: CallName): Promise<StoredReply | null> {
  const [row] = await db.query<StoredReply>(
    `SELECT request_hash, reply FROM api_replies
      WHERE store_id = $1 AND key_id = $2 AND idempotency_key = $3`,
    parametersOf(name),
  );
  return row ?? null;
}

export async function saveReply(db: Queries, name: CallName, data: unknown): Promise<void> {
  await db.query(
    `UPDATE api_replies SET reply = $4::jsonb WHERE store_id = $1 AND key_id = $2 AND idempotency_key = $3`,
    [...parametersOf(name), JSON.stringify({ data })],
  );
}

export async function forgetCall(db: Queries, name: CallName): Promise<void> {
  await db.query(
    `DELETE FROM api_replies
      WHERE store_id = $1 AND key_id = $2 AND idempotency_key = $3 AND reply IS NULL`,
    parametersOf(name),
  );
}
