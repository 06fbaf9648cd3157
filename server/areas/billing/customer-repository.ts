import type { Queries } from '#server/kernel/database/database.ts';

export interface BillingIdentity {
  readonly customerId: string;
  /** Encrypted. */
  readonly token: string;
}

/** What the app's server reported about a customer. */
export interface BillingProfile {
  readonly name?: string;
  readonly email?: string;
  readonly customFields?: Record<string, unknown>;
  /** The customer's last request for another payment method. */
  readonly setup?: { readonly id: string; readonly returnUrl: string; readonly at: string };
}

export async function findBillingIdentity(db: Queries, storeId: string): Promise<BillingIdentity | null> {
  const rows = await db.query<{ billingCustomerId: string | null; billingTokenSealed: string | null }>(
    `SELECT billing_customer_id, billing_token_sealed FROM stores WHERE store_id = $1`,
    [storeId],
  );
  const row = rows[0];
  if (!row?.billingCustomerId || !row.billingTokenSealed) return null;
  return { customerId: row.billingCustomerId, token: row.billingTokenSealed };
}

/** Keeps an existing identity, so that tokens which were issued stay valid. The customer's id stays in any case. */
export async function saveFirstBillingIdentity(
  db: Queries,
  storeId: string,
  { customerId, token }: BillingIdentity,
): Promise<void> {
  await db.query(
    `UPDATE stores SET billing_customer_id = coalesce(billing_customer_id, $2), billing_token_sealed = $3, updated_at = now()
      WHERE store_id = $1 AND billing_token_sealed IS NULL`,
    [storeId, customerId, token],
  );
}

/** Replaces the token. The previous one is no longer valid. */
export async function saveBillingToken(db: Queries, storeId: string, token: string): Promise<void> {
  await db.query(`UPDATE stores SET billing_token_sealed = $2, updated_at = now() WHERE store_id = $1`, [
    storeId,
    token,
  ]);
}

export async function findBillingProfile(db: Queries, storeId: string): Promise<BillingProfile> {
  const rows = await db.query<{ billingProfile: BillingProfile }>(
    `SELECT billing_profile FROM stores WHERE store_id = $1`,
    [storeId],
  );
  return rows[0]?.billingProfile ?? {};
}

/** Merges into the profile. Keys that are not given keep their values. */
export async function mergeBillingProfile(
  db: Queries,
  storeId: string,
  profile: BillingProfile,
): Promise<void> {
  await db.query(
    `UPDATE stores SET billing_profile = billing_profile || $2::jsonb, updated_at = now() WHERE store_id = $1`,
    [storeId, JSON.stringify(profile)],
  );
}

export interface CustomerStore {
  readonly storeId: string;
  readonly shop: string;
  readonly name: string;
  readonly platformShopId: string | null;
  readonly installedAt: string | null;
}

const STORE = `stores.store_id, stores.shop_domain AS shop, business_name AS name, platform_shop_id, installed_at`;

/** Returns null after an uninstall. */
export async function findCustomerStore(db: Queries, storeId: string): Promise<CustomerStore | null> {
  const rows = await db.query<CustomerStore>(
    `SELECT ${STORE} FROM stores
      WHERE store_id = $1 AND installed_at IS NOT NULL AND uninstalled_at IS NULL`,
    [storeId],
  );
  return rows[0] ?? null;
}

/** Finds the store by its shop id at the platform, given as a number or as a global id. */
export async function findCustomerStoreByPlatformId(
  db: Queries,
  platformId: string,
): Promise<CustomerStore | null> {
  const rows = await db.query<CustomerStore>(
    `SELECT /* every store: only the server's own key asks, once for each install */ ${STORE} FROM stores
      WHERE platform_shop_id IN ($1, 'gid://shopify/Shop/' || $1)
        AND installed_at IS NOT NULL AND uninstalled_at IS NULL`,
    [platformId],
  );
  return rows[0] ?? null;
}
