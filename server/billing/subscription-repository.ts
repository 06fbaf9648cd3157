import type { Queries } from '../database/database.ts';

export interface SubscriptionRecord {
  readonly subscriptionId: string;
  readonly planId: string;
  readonly createdAt: string;
}

export async function findActiveSubscription(
  db: Queries,
  storeId: string,
): Promise<SubscriptionRecord | null> {
  const rows = await db.query<{ subscription_id: string; plan_id: string; created_at: string }>(
    `SELECT subscription_id, plan_id, created_at FROM subscriptions
      WHERE store_id = $1 AND status = 'active'`,
    [storeId],
  );
  const row = rows[0];
  return row ? { subscriptionId: row.subscription_id, planId: row.plan_id, createdAt: row.created_at } : null;
}

export interface NewSubscription {
  readonly storeId: string;
  readonly subscriptionId: string;
  readonly planId: string;
  readonly interval: string;
  readonly amount: number;
  readonly currency: string;
}

/** Starts a subscription, unless the store has one: a second click or a second tab changes nothing. */
export async function insertFirstSubscription(db: Queries, subscription: NewSubscription): Promise<void> {
  const { storeId, subscriptionId, planId, interval, amount, currency } = subscription;
  await db.query(
    `INSERT INTO subscriptions
       (store_id, subscription_id, plan_id, status, interval, amount, currency, activated_at, created_at, updated_at)
     VALUES ($1, $2, $3, 'active', $4, $5, $6, now(), now(), now())
     ON CONFLICT (store_id) WHERE status = 'active' DO NOTHING`,
    [storeId, subscriptionId, planId, interval, amount, currency],
  );
}
