import type { Queries } from '#server/kernel/database/database.ts';

export interface SubscriptionRecord {
  readonly subscriptionId: string;
  readonly planId: string;
  readonly cappedAmount: number | null;
  readonly trialStartsAt: string | null;
  readonly trialEndsAt: string | null;
  /** Null for a free plan, which has no periods. */
  readonly currentPeriodStart: string | null;
  readonly currentPeriodEnd: string | null;
  readonly returnUrl: string;
  readonly isTest: boolean;
  readonly createdAt: string;
  readonly cancelledAt: string | null;
  readonly isActive: boolean;
  /** The end of a subscription that is cancelled but still paid for. */
  readonly cancelOn: string | null;
  /** The id of its charge at the store platform; null for a free plan. */
  readonly platformId: string | null;
}

const COLUMNS = `subscription_id, plan_id, status = 'active' AS is_active, capped_amount::float8 AS capped_amount, trial_starts_at,
  trial_ends_at, current_period_start, current_period_end, return_url, is_test, created_at, cancelled_at,
  details->>'cancelOn' AS cancel_on, details->>'platformId' AS platform_id`;

export async function findActiveSubscription(
  db: Queries,
  storeId: string,
): Promise<SubscriptionRecord | null> {
  const rows = await db.query<SubscriptionRecord>(
    `SELECT ${COLUMNS} FROM subscriptions WHERE store_id = $1 AND status = 'active'`,
    [storeId],
  );
  return rows[0] ?? null;
}

export async function findSubscription(
  db: Queries,
  storeId: string,
  subscriptionId: string,
): Promise<SubscriptionRecord | null> {
  const rows = await db.query<SubscriptionRecord>(
    `SELECT ${COLUMNS} FROM subscriptions WHERE store_id = $1 AND subscription_id = $2`,
    [storeId, subscriptionId],
  );
  return rows[0] ?? null;
}

/** When each subscription began, oldest first. */
export function findPlanStarts(db: Queries, storeId: string): Promise<{ at: string; planId: string }[]> {
  return db.query<{ at: string; planId: string }>(
    `SELECT activated_at AS at, plan_id FROM subscriptions
      WHERE store_id = $1 AND activated_at IS NOT NULL ORDER BY activated_at, created_at, subscription_id`,
    [storeId],
  );
}

export interface SubscriptionPast {
  readonly hasSubscribed: boolean;
  /** The end of the first trial, past or future; null if there was none. */
  readonly trialEndsAt: string | null;
}

export async function findSubscriptionPast(db: Queries, storeId: string): Promise<SubscriptionPast> {
  const [row] = await db.query<{ n: number; trialEndsAt: string | null }>(
    `SELECT count(*)::int AS n, min(trial_ends_at) AS trial_ends_at FROM subscriptions WHERE store_id = $1`,
    [storeId],
  );
  return { hasSubscribed: (row?.n ?? 0) > 0, trialEndsAt: row?.trialEndsAt ?? null };
}

export interface NewSubscription {
  readonly subscriptionId: string;
  readonly planId: string;
  readonly interval: string;
  readonly amount: number;
  readonly currency: string;
  readonly trialEndsAt: string | null;
  readonly currentPeriodEnd: string | null;
  readonly returnUrl: string;
  readonly isTest: boolean;
  readonly platformId: string | null;
  readonly at: string;
}

/** Inserts a subscription unless the store has one, so a second click or tab changes nothing. */
export async function insertSubscription(
  db: Queries,
  storeId: string,
  subscription: NewSubscription,
): Promise<void> {
  const { trialEndsAt, currentPeriodEnd, platformId, at } = subscription;
  await db.query(
    `INSERT INTO subscriptions
       (store_id, subscription_id, plan_id, status, interval, amount, currency, trial_starts_at, trial_ends_at,
        current_period_start, current_period_end, return_url, is_test, details, activated_at, created_at, updated_at)
     VALUES ($1, $2, $3, 'active', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $14)
     ON CONFLICT (store_id) WHERE status = 'active' DO NOTHING`,
    [
      storeId,
      subscription.subscriptionId,
      subscription.planId,
      subscription.interval,
      subscription.amount,
      subscription.currency,
      trialEndsAt === null ? null : at,
      trialEndsAt,
      currentPeriodEnd === null ? null : at,
      currentPeriodEnd,
      subscription.returnUrl,
      subscription.isTest,
      platformId === null ? {} : { platformId },
      at,
    ],
  );
}

export interface SubscriptionEnd {
  readonly status: 'cancelled' | 'replaced';
  /** Null is now. */
  readonly at: string | null;
  readonly reason: string | null;
}

export async function endActiveSubscription(
  db: Queries,
  storeId: string,
  { status, at, reason }: SubscriptionEnd,
): Promise<void> {
  const moment = at === null ? 'now()' : '$4::timestamptz';
  await db.query(
    `UPDATE subscriptions
        SET status = $2, cancelled_at = least(cancelled_at, ${moment}),
            cancel_reason = coalesce(cancel_reason, $3), updated_at = ${moment}
      WHERE store_id = $1 AND status = 'active'`,
    [storeId, status, reason, ...(at === null ? [] : [at])],
  );
}

/** The subscription stays active until this moment and then ends. */
export async function saveCancelOn(
  db: Queries,
  storeId: string,
  subscriptionId: string,
  { cancelOn, at, reason }: { cancelOn: string; at: string; reason: string | null },
): Promise<void> {
  await db.query(
    `UPDATE subscriptions
        SET details = details || jsonb_build_object('cancelOn', $3::text), cancelled_at = $4, cancel_reason = $5,
            updated_at = $4
      WHERE store_id = $1 AND subscription_id = $2 AND status = 'active'`,
    [storeId, subscriptionId, cancelOn, at, reason],
  );
}

export async function saveCap(
  db: Queries,
  storeId: string,
  subscriptionId: string,
  { cappedAmount, at }: { cappedAmount: number; at: string },
): Promise<void> {
  await db.query(
    `UPDATE subscriptions SET capped_amount = $3, updated_at = $4
      WHERE store_id = $1 AND subscription_id = $2 AND status = 'active'`,
    [storeId, subscriptionId, cappedAmount, at],
  );
}

export async function savePeriod(
  db: Queries,
  storeId: string,
  subscriptionId: string,
  { start, end, at }: { start: string; end: string; at: string },
): Promise<void> {
  await db.query(
    `UPDATE subscriptions SET current_period_start = $3, current_period_end = $4, updated_at = $5
      WHERE store_id = $1 AND subscription_id = $2`,
    [storeId, subscriptionId, start, end, at],
  );
}
