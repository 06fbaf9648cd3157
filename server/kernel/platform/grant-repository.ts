import type { Queries } from '#server/kernel/database/database.ts';
import { leaseIsFree } from '#server/kernel/database/lease.ts';
import type { SealedGrant } from './seal.ts';

export interface StoredGrant {
  readonly shop: string;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** Valid for long enough that a call started now will not fail with an expired token. */
  readonly isFresh: boolean;
  /** Valid at this moment. */
  readonly isUsable: boolean;
}

/** Access tokens are renewed this long before they expire. */
const MARGIN_SECONDS = 5 * 60;

export async function findGrant(db: Queries, storeId: string): Promise<StoredGrant | null> {
  const [grant] = await db.query<StoredGrant>(
    `SELECT shop_domain AS shop, access_token_sealed AS access_token, refresh_token_sealed AS refresh_token,
            access_token_sealed IS NOT NULL
              AND coalesce(access_token_expires_at > now() + make_interval(secs => $2), true) AS is_fresh,
            access_token_sealed IS NOT NULL AND coalesce(access_token_expires_at > now(), true) AS is_usable
       FROM stores WHERE store_id = $1 AND uninstalled_at IS NULL`,
    [storeId, MARGIN_SECONDS],
  );
  return grant ?? null;
}

/**
 * Stores the grant that an install or a login received, even during a refresh: the platform has revoked the earlier one.
 * Such a grant proves that the app is installed now. A refreshed grant does not, because its reply may arrive after an
 * uninstall.
 */
export async function saveGrant(db: Queries, storeId: string, grant: SealedGrant): Promise<void> {
  await db.query(
    `UPDATE stores
        SET access_token_sealed = $2, access_token_expires_at = now() + make_interval(secs => $3),
            refresh_token_sealed = $4, refresh_token_expires_at = now() + make_interval(secs => $5),
            scopes = $6, granted_at = now(), refresh_lease_by = NULL, refresh_lease_until = NULL, updated_at = now()
      WHERE store_id = $1`,
    [storeId, ...grantValues(grant)],
  );
}

/** Stores a refreshed grant, unless the lease was lost in the meantime. */
export async function saveRefreshedGrant(
  db: Queries,
  storeId: string,
  holder: string,
  grant: SealedGrant,
): Promise<void> {
  await db.query(
    `UPDATE stores
        SET access_token_sealed = $2, access_token_expires_at = now() + make_interval(secs => $3),
            refresh_token_sealed = $4, refresh_token_expires_at = now() + make_interval(secs => $5),
            scopes = $6, updated_at = now()
      WHERE store_id = $1 AND refresh_lease_by = $7`,
    [storeId, ...grantValues(grant), holder],
  );
}

function grantValues(grant: SealedGrant): unknown[] {
  return [
    grant.accessToken,
    grant.expiresIn,
    grant.refreshToken,
    grant.refreshExpiresIn,
    grant.scopes.join(','),
  ];
}

/** Deletes a grant that the platform no longer accepts; the store's next login brings another. */
export async function dropGrant(db: Queries, storeId: string, accessToken: string): Promise<void> {
  await db.query(
    `UPDATE stores
        SET access_token_sealed = NULL, access_token_expires_at = NULL,
            refresh_token_sealed = NULL, refresh_token_expires_at = NULL, updated_at = now()
      WHERE store_id = $1 AND access_token_sealed = $2`,
    [storeId, accessToken],
  );
}

/** Marks a token as expired because the platform refused it. */
export async function expireAccessToken(db: Queries, storeId: string, accessToken: string): Promise<void> {
  await db.query(
    `UPDATE stores SET access_token_expires_at = now() WHERE store_id = $1 AND access_token_sealed = $2`,
    [storeId, accessToken],
  );
}

/** True if this instance now holds the lease. It expires by the database's clock. */
export async function takeLease(
  db: Queries,
  storeId: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE stores SET refresh_lease_by = $2, refresh_lease_until = now() + make_interval(secs => $3)
      WHERE store_id = $1 AND ${leaseIsFree('refresh_lease_until', 'make_interval(secs => $3)')}
      RETURNING store_id`,
    [storeId, holder, seconds],
  );
  return rows.length === 1;
}

export async function releaseLease(db: Queries, storeId: string, holder: string): Promise<void> {
  await db.query(
    `UPDATE stores SET refresh_lease_by = NULL, refresh_lease_until = NULL
      WHERE store_id = $1 AND refresh_lease_by = $2`,
    [storeId, holder],
  );
}
