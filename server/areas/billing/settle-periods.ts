import { setTimeout as pause } from 'node:timers/promises';
import type { Queries } from '#server/kernel/database/database.ts';
import { waitForJob } from '#server/kernel/jobs/run-job.ts';
import { lockLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import type { BillingDeps } from './billing.ts';
import { NO_FEATURES } from './plans.ts';
import { runReconcile, storeReconcile } from './reconcile-charge.ts';
import {
  endActiveSubscription,
  findActiveSubscription,
  type SubscriptionRecord,
} from './subscription-repository.ts';

/** How long a request waits for the platform's word on a renewal. Without it the store keeps its plan for now. */
const LONGEST_WAIT_MS = 2_000;

/**
 * A store's subscription as it is now. Catches up on what time has changed: a cancelled one ends with the period that
 * was paid for; another begins its next periods, once the platform says that it still collects the charge.
 */
export async function currentSubscription(
  deps: BillingDeps,
  storeId: string,
): Promise<SubscriptionRecord | null> {
  const active = await findActiveSubscription(deps.database, storeId);
  if (active === null || !isOver(active, deps.clock())) return active;
  if (active.cancelOn !== null) return deps.database.transaction((tx) => settlePeriods(deps, tx, storeId));
  await Promise.race([renew(deps, storeId, active), pause(LONGEST_WAIT_MS)]);
  return findActiveSubscription(deps.database, storeId);
}

/**
 * The same inside a transaction that then changes the subscription. It renews nothing: a renewal calls the platform.
 * Holds the store's lock from here on.
 */
export async function settlePeriods(
  deps: BillingDeps,
  tx: Queries,
  storeId: string,
): Promise<SubscriptionRecord | null> {
  await lockLiveCount(tx, storeId);
  const active = await findActiveSubscription(tx, storeId);
  if (active === null || active.cancelOn === null || !isOver(active, deps.clock())) return active;
  await endActiveSubscription(tx, storeId, { status: 'cancelled', at: active.cancelOn, reason: null });
  await deps.keepToPlan(tx, storeId, NO_FEATURES);
  return null;
}

const isOver = ({ currentPeriodEnd }: SubscriptionRecord, now: number): boolean =>
  currentPeriodEnd !== null && Date.parse(currentPeriodEnd) <= now;

/** One job for each renewal: requests that come meanwhile, and those while the platform is away, do not ask again. */
async function renew(
  deps: BillingDeps,
  storeId: string,
  { subscriptionId, currentPeriodEnd }: SubscriptionRecord,
): Promise<void> {
  const name = { storeId, jobId: `renew-${subscriptionId}-${currentPeriodEnd ?? ''}` };
  try {
    await storeReconcile(deps.database, name);
    if (!(await runReconcile(deps, name))) await waitForJob(deps, name, LONGEST_WAIT_MS);
  } catch (error) {
    deps.log.error({ storeId, error }, 'A renewal could not be stored');
  }
}
