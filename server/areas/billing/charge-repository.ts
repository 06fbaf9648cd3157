import type { Queries } from '#server/kernel/database/database.ts';

/** A charge that the merchant was asked to accept. An accepted charge becomes a subscription. */
export interface ChargeRecord {
  readonly chargeId: string;
  /** The id of the subscription that this charge starts. */
  readonly subscriptionId: string;
  readonly planId: string;
  readonly trialDays: number;
  readonly returnUrl: string;
  readonly isTest: boolean;
  /** Its id at the store platform; null until the platform's reply is stored. */
  readonly platformId: string | null;
  readonly isAccepted: boolean;
  /** The platform stopped collecting the charge. It can collect it again, for example after a frozen store has paid. */
  readonly isLapsed: boolean;
}

const COLUMNS = `charge_id, subscription_id, plan_id, return_url, is_test,
  (details->>'trialDays')::int AS trial_days, details->>'platformId' AS platform_id,
  status = 'accepted' AS is_accepted, status = 'lapsed' AS is_lapsed`;

export type NewCharge = Omit<ChargeRecord, 'isAccepted' | 'isLapsed' | 'platformId'> & {
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
};

/** Stored before the platform is called, so that each of the platform's charges has a row. */
export async function insertCharge(db: Queries, storeId: string, charge: NewCharge): Promise<void> {
  const { trialDays } = charge;
  await db.query(
    `INSERT INTO charges
       (store_id, charge_id, subscription_id, plan_id, status, amount, currency, return_url, is_test, details, created_at)
     VALUES ($1, $2, $3, $4, 'pending', $5, $6, $7, $8, $9, $10)`,
    [
      storeId,
      charge.chargeId,
      charge.subscriptionId,
      charge.planId,
      charge.amount,
      charge.currency,
      charge.returnUrl,
      charge.isTest,
      { trialDays },
      charge.at,
    ],
  );
}

export async function savePlatformId(
  db: Queries,
  storeId: string,
  chargeId: string,
  platformId: string,
): Promise<void> {
  await db.query(
    `UPDATE charges SET details = details || jsonb_build_object('platformId', $3::text)
      WHERE store_id = $1 AND charge_id = $2`,
    [storeId, chargeId, platformId],
  );
}

export async function findCharge(
  db: Queries,
  storeId: string,
  chargeId: string,
): Promise<ChargeRecord | null> {
  const [charge] = await db.query<ChargeRecord>(
    `SELECT ${COLUMNS} FROM charges WHERE store_id = $1 AND charge_id = $2`,
    [storeId, chargeId],
  );
  return charge ?? null;
}

/** Names the subscription that begins with it. Returns false if a concurrent request already accepted the charge. */
export async function acceptCharge(
  tx: Queries,
  storeId: string,
  chargeId: string,
  { subscriptionId, at }: { readonly subscriptionId: string; readonly at: string },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE charges SET status = 'accepted', decided_at = $3, subscription_id = $4
      WHERE store_id = $1 AND charge_id = $2 AND status <> 'accepted' RETURNING charge_id`,
    [storeId, chargeId, at, subscriptionId],
  );
  return rows.length === 1;
}

export interface ChargeAges {
  /** Unanswered charges are checked if they were requested since this moment. */
  readonly askedSince: string;
  /** Charges that the platform stopped collecting are checked if that was since this moment. */
  readonly lapsedSince: string;
}

/** Charges that the platform may be collecting although no subscription exists for them. */
export async function findOpenCharges(
  db: Queries,
  storeId: string,
  { askedSince, lapsedSince }: ChargeAges,
): Promise<string[]> {
  const rows = await db.query<{ chargeId: string }>(
    `SELECT charge_id FROM charges
      WHERE store_id = $1
        AND ((status = 'pending' AND created_at > $2) OR (status = 'lapsed' AND decided_at > $3))
      ORDER BY created_at`,
    [storeId, askedSince, lapsedSince],
  );
  return rows.map((row) => row.chargeId);
}

/** Marks the subscription's charge as no longer collected by the platform. */
export async function lapseCharge(
  tx: Queries,
  storeId: string,
  subscriptionId: string,
  at: string,
): Promise<void> {
  await tx.query(
    `UPDATE charges SET status = 'lapsed', decided_at = $3 WHERE store_id = $1 AND subscription_id = $2`,
    [storeId, subscriptionId, at],
  );
}

/** Drops the store's unanswered charges. A merchant can still accept them at the platform. */
export async function dropPendingCharges(
  db: Queries,
  storeId: string,
  chargeIds: readonly string[] | null,
  at: string,
): Promise<void> {
  await db.query(
    `UPDATE charges SET status = 'declined', decided_at = $3
      WHERE store_id = $1 AND status = 'pending' AND ($2::text[] IS NULL OR charge_id = ANY ($2::text[]))`,
    [storeId, chargeIds, at],
  );
}
