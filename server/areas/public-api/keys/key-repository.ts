import type { ApiKey } from '#shared/api/keys.ts';
import type { KeyScope } from '#shared/connections/key-scopes.ts';
import type { Queries } from '#server/kernel/database/database.ts';

const COLUMNS = `key_id, name, scopes, ending, created_at, last_used_at, ended_at, ended_by`;

/** Ended keys beyond these are not shown. */
const MOST_ENDED = 10;

/** Newest first. */
export async function findKeys(db: Queries, storeId: string): Promise<ApiKey[]> {
  return db.query<ApiKey>(
    `(SELECT ${COLUMNS} FROM api_keys WHERE store_id = $1 AND ended_at IS NULL)
     UNION ALL
     (SELECT ${COLUMNS} FROM api_keys WHERE store_id = $1 AND ended_at IS NOT NULL
       ORDER BY ended_at DESC, key_id LIMIT ${MOST_ENDED})
     ORDER BY created_at DESC, key_id`,
    [storeId],
  );
}

export async function findKey(db: Queries, storeId: string, keyId: string): Promise<ApiKey | null> {
  const [row] = await db.query<ApiKey>(
    `SELECT ${COLUMNS} FROM api_keys WHERE store_id = $1 AND key_id = $2`,
    [storeId, keyId],
  );
  return row ?? null;
}

interface NewKey {
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly keyHash: string;
  readonly ending: string;
}

export async function insertKey(
  tx: Queries,
  storeId: string,
  { keyId, name, scopes, keyHash, ending }: NewKey,
): Promise<void> {
  await tx.query(
    `INSERT INTO api_keys (store_id, key_id, name, scopes, key_hash, ending, created_at)
     VALUES ($1, $2, $3, $4::jsonb, $5, $6, now())`,
    [storeId, keyId, name, JSON.stringify(scopes), keyHash, ending],
  );
}

/** Ends one key, or all of the store, and returns the names of those that worked. A key that ended keeps its reason. */
export async function endKeys(
  tx: Queries,
  storeId: string,
  endedBy: NonNullable<ApiKey['endedBy']>,
  keyId: string | null = null,
): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `UPDATE api_keys SET ended_at = now(), ended_by = $2
      WHERE store_id = $1 AND ended_at IS NULL AND ($3::text IS NULL OR key_id = $3)
      RETURNING name`,
    [storeId, endedBy, keyId],
  );
  return rows.map(({ name }) => name);
}

export interface UsedKey {
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly endedBy: ApiKey['endedBy'];
  /** The last use was recorded more than a minute ago, or never. */
  readonly isUseOld: boolean;
  readonly merchantId: string;
  readonly shop: string;
}

export async function findUsedKey(db: Queries, storeId: string, keyHash: string): Promise<UsedKey | null> {
  const [row] = await db.query<UsedKey>(
    `SELECT api_keys.key_id, api_keys.name, api_keys.scopes, api_keys.ended_by,
            coalesce(api_keys.last_used_at < now() - interval '1 minute', true) AS is_use_old,
            stores.merchant_id, stores.shop_domain AS shop
       FROM api_keys JOIN stores ON stores.store_id = api_keys.store_id
      WHERE api_keys.store_id = $1 AND api_keys.key_hash = $2`,
    [storeId, keyHash],
  );
  return row ?? null;
}

/** Several instances may find the last use old at the same time: only the first one writes. */
export async function saveUse(db: Queries, storeId: string, keyId: string): Promise<void> {
  await db.query(
    `UPDATE api_keys SET last_used_at = now()
      WHERE store_id = $1 AND key_id = $2
        AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
    [storeId, keyId],
  );
}
