import { AppError } from '#shared/errors.ts';
import { STORE_LOOK, type StoreLookSources } from '#shared/theme/store-style.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { ShopDetails } from '#server/kernel/platform/shop-details.ts';

export interface StoreRecord {
  readonly storeId: string;
  readonly merchantId: string;
  readonly shop: string;
  readonly businessName: string;
  readonly businessEmail: string;
  readonly timezone: string;
  readonly currency: string;
  readonly city: string;
  readonly country: string;
  readonly platformPlan: string;
  readonly settings: Record<string, unknown>;
  readonly trialEndsAt: string | null;
  readonly isNewStore: boolean;
  readonly isOnboardingSkipped: boolean;
  readonly onboardingStep: string;
  readonly totalPublishedSurveys: number;
  readonly scopes: readonly string[];
  readonly installedAt: string | null;
  readonly isInstalled: boolean;
  /** The server holds an access token that is valid or can be refreshed. */
  readonly hasAccess: boolean;
}

const COLUMNS = `stores.store_id, merchant_id, stores.shop_domain AS shop, business_name, business_email, timezone, currency,
  city, country, platform_plan, settings, trial_ends_at, is_new_store, is_onboarding_skipped, onboarding_step,
  total_published_surveys, array_remove(string_to_array(scopes, ','), '') AS scopes, installed_at,
  (installed_at IS NOT NULL AND uninstalled_at IS NULL) AS is_installed,
  (installed_at IS NOT NULL AND uninstalled_at IS NULL AND access_token_sealed IS NOT NULL
    AND (coalesce(access_token_expires_at > now(), true)
      OR (refresh_token_sealed IS NOT NULL AND coalesce(refresh_token_expires_at > now(), true)))) AS has_access`;

export async function findStore(db: Queries, storeId: string): Promise<StoreRecord | null> {
  const rows = await db.query<StoreRecord>(`SELECT ${COLUMNS} FROM stores WHERE store_id = $1`, [storeId]);
  return rows[0] ?? null;
}

export async function findStoreByShop(db: Queries, shop: string): Promise<StoreRecord | null> {
  const rows = await db.query<StoreRecord>(
    `SELECT ${COLUMNS} FROM shop_domains JOIN stores ON stores.store_id = shop_domains.store_id
      WHERE shop_domains.shop_domain = $1`,
    [shop],
  );
  return rows[0] ?? null;
}

export interface NewStore {
  readonly shop: string;
  /** Used only if the shop has no store yet. */
  readonly storeId: string;
  readonly merchantId: string;
}

/**
 * Returns the shop's store and creates it if needed. In a transaction the store's row is locked. The store counts as
 * installed once its details are saved.
 */
export async function claimStore(db: Queries, fresh: NewStore): Promise<string> {
  for (;;) {
    const claimed = await claimOnce(db, fresh);
    // A deletion of the store may have ended between these statements.
    if (claimed !== null && (await lockStoreIfAny(db, claimed))) return claimed;
  }
}

async function claimOnce(db: Queries, { shop, storeId, merchantId }: NewStore): Promise<string | null> {
  await db.query(
    `INSERT INTO shop_domains (shop_domain, store_id, created_at) VALUES ($1, $2, now())
     ON CONFLICT (shop_domain) DO NOTHING`,
    [shop, storeId],
  );
  const rows = await db.query<{ storeId: string }>(
    `SELECT store_id FROM shop_domains WHERE shop_domain = $1`,
    [shop],
  );
  const claimed = rows[0]?.storeId;
  if (claimed === undefined) return null;
  await db.query(
    `INSERT INTO stores (store_id, shop_domain, merchant_id, is_new_store, created_at, updated_at)
     VALUES ($1, $2, $3, true, now(), now()) ON CONFLICT (store_id) DO NOTHING`,
    [claimed, shop, merchantId],
  );
  return claimed;
}

/**
 * Locks the store's row until the end of the transaction, before any other row of the store. What is written under this
 * lock cannot outlive the store, because a deletion of the store takes it first.
 */
export async function lockStore(tx: Queries, storeId: string): Promise<void> {
  if (!(await lockStoreIfAny(tx, storeId))) throw new AppError('NOT_FOUND', 'There is no such store.');
}

/** Returns false instead if the store was deleted. */
export async function lockStoreIfAny(tx: Queries, storeId: string): Promise<boolean> {
  const rows = await tx.query(`SELECT store_id FROM stores WHERE store_id = $1 FOR NO KEY UPDATE`, [storeId]);
  return rows.length === 1;
}

/** Marks the store as installed. After an uninstall, this sets a new install date, which merchants see. */
export async function saveInstalled(db: Queries, storeId: string): Promise<void> {
  // Two statements, because a distributed table takes no now() inside CASE.
  await db.query(
    `UPDATE stores SET installed_at = now(), billing_token_sealed = NULL
      WHERE store_id = $1 AND (installed_at IS NULL OR uninstalled_at IS NOT NULL)`,
    [storeId],
  );
  await db.query(
    `UPDATE stores SET uninstalled_at = NULL, status = 'active', updated_at = now() WHERE store_id = $1`,
    [storeId],
  );
}

export async function saveDetails(db: Queries, storeId: string, details: ShopDetails): Promise<void> {
  await db.query(
    `UPDATE stores
        SET platform_shop_id = $2, business_name = $3, business_email = $4, timezone = $5, currency = $6,
            city = $7, country = $8, platform_plan = $9, updated_at = now()
      WHERE store_id = $1`,
    [
      storeId,
      details.shopId,
      details.name,
      details.email,
      details.timezone,
      details.currency,
      details.city ?? '',
      details.country ?? '',
      details.platformPlan ?? '',
    ],
  );
}

/** Merges into the store's settings. Keys that are not given keep their values. */
export async function mergeSettings(db: Queries, storeId: string, settings: object): Promise<void> {
  await db.query(
    `UPDATE stores SET settings = settings || $2::jsonb, updated_at = now() WHERE store_id = $1`,
    [storeId, JSON.stringify(settings)],
  );
}

/** Compare-and-set of one setting: of several concurrent callers, one gets true. */
export async function replaceSetting(
  db: Queries,
  storeId: string,
  { key, from, to }: { readonly key: string; readonly from: unknown; readonly to: unknown },
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE stores SET settings = settings || jsonb_build_object($2::text, $4::jsonb), updated_at = now()
      WHERE store_id = $1 AND coalesce(settings->$2::text, 'null'::jsonb) = $3::jsonb
      RETURNING store_id`,
    [storeId, key, JSON.stringify(from), JSON.stringify(to)],
  );
  return rows.length === 1;
}

/**
 * Merges into the appearance of the store's surveys, and raises the manifest's revision because the script contains it.
 */
export async function mergeAppearance(db: Queries, storeId: string, appearance: object): Promise<void> {
  await db.query(
    `UPDATE stores
        SET settings = settings || jsonb_build_object('appearance',
              coalesce(settings->'appearance', '{}'::jsonb) || $2::jsonb),
            manifest_revision = manifest_revision + 1, updated_at = now()
      WHERE store_id = $1`,
    [storeId, JSON.stringify(appearance)],
  );
}

/** Merges a source of the store's look, and raises the manifest's revision because the script contains the look. */
export async function mergeStoreLook(
  db: Queries,
  storeId: string,
  source: Partial<StoreLookSources>,
): Promise<void> {
  await db.query(
    `UPDATE stores
        SET settings = settings || jsonb_build_object($2::text, coalesce(settings->$2::text, '{}'::jsonb) || $3::jsonb),
            manifest_revision = manifest_revision + 1, updated_at = now()
      WHERE store_id = $1`,
    [storeId, STORE_LOOK, JSON.stringify(source)],
  );
}

/** Counts by the same condition by which upkeep deletes answers. */
export async function countAnswersOlderThan(db: Queries, storeId: string, months: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM responses
      WHERE store_id = $1 AND first_saved_at < now() - make_interval(months => $2::int)`,
    [storeId, months],
  );
  return row?.n ?? 0;
}

/**
 * Marks a store as uninstalled and deletes its tokens, which are no longer valid. The billing service's token is
 * kept until the next install, because answers that arrive later still need the store's plan. Returns false and changes nothing if
 * the store was installed again after the uninstall. The install date does not show that: it stays as it was if the
 * webhook had not arrived before the second install.
 */
export async function saveUninstalled(
  db: Queries,
  storeId: string,
  happenedAt: string | null,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE stores
        SET uninstalled_at = least(uninstalled_at, now()), status = 'uninstalled',
            access_token_sealed = NULL, access_token_expires_at = NULL,
            refresh_token_sealed = NULL, refresh_token_expires_at = NULL,
            refresh_lease_by = NULL, refresh_lease_until = NULL, updated_at = now()
      WHERE store_id = $1
        AND ($2::timestamptz IS NULL OR granted_at IS NULL
          OR granted_at <= $2::timestamptz + interval '5 seconds')
      RETURNING store_id`,
    [storeId, happenedAt],
  );
  return rows.length === 1;
}

/** Saves what the merchant allows since a moment. False if a newer grant is stored, or the app is not installed. */
export async function saveScopes(
  db: Queries,
  storeId: string,
  scopes: readonly string[],
  happenedAt: string | null,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE stores SET scopes = $2, granted_at = coalesce($3::timestamptz, granted_at), updated_at = now()
      WHERE store_id = $1 AND uninstalled_at IS NULL
        AND ($3::timestamptz IS NULL OR granted_at IS NULL OR granted_at <= $3::timestamptz)
      RETURNING store_id`,
    [storeId, scopes.join(','), happenedAt],
  );
  return rows.length === 1;
}

/** The token with which the store's browsers call the billing service. The next one that asks gets a new one. */
export async function clearBillingToken(db: Queries, storeId: string): Promise<void> {
  await db.query(`UPDATE stores SET billing_token_sealed = NULL, updated_at = now() WHERE store_id = $1`, [
    storeId,
  ]);
}

export async function saveOnboardingStep(db: Queries, storeId: string, step: string): Promise<void> {
  await db.query(`UPDATE stores SET onboarding_step = $2, updated_at = now() WHERE store_id = $1`, [
    storeId,
    step,
  ]);
}

export async function saveOnboardingSkipped(db: Queries, storeId: string): Promise<void> {
  await db.query(`UPDATE stores SET is_onboarding_skipped = true, updated_at = now() WHERE store_id = $1`, [
    storeId,
  ]);
}

export async function saveOnboardingCompleted(db: Queries, storeId: string): Promise<void> {
  await db.query(`UPDATE stores SET is_new_store = false, updated_at = now() WHERE store_id = $1`, [storeId]);
}

export async function findTimeZone(db: Queries, storeId: string): Promise<string> {
  const [store] = await db.query<{ timezone: string }>(`SELECT timezone FROM stores WHERE store_id = $1`, [
    storeId,
  ]);
  return store?.timezone ?? 'UTC';
}
