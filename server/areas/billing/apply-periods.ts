import { setTimeout as pause } from 'node:timers/promises';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { waitForJob } from '#server/kernel/jobs/run-job.ts';
import { lockLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import type { BillingDeps } from './billing.ts';
import { NO_FEATURES } from './plans.ts';
import { runReconcile, storeReconcileJob } from './reconcile-charge.ts';
import {
  endActiveSubscription,
  findActiveSubscription,
  type SubscriptionRecord,
} from './subscription-repository.ts';

/** How long a request waits for the platform at a renewal. Without a reply the store keeps its plan for now. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Returns the store's current subscription, after applying the periods that have passed: a cancelled subscription ends
 * with its paid period; others renew once the platform confirms the charge.
 */
export async function currentSubscription(
  deps: BillingDeps,
  storeId: string,
): Promise<SubscriptionRecord | null> {
  const active = await findActiveSubscription(deps.database, storeId);
  if (active === null || !isOver(active, deps.clock())) return active;
  if (active.cancelOn !== null) return deps.database.transaction((tx) => applyPeriods(deps, tx, storeId));
  await Promise.race([renew(deps, storeId, active), pause(LONGEST_WAIT_MS)]);
  return findActiveSubscription(deps.database, storeId);
}

/**
 * The same inside a transaction that then changes the subscription, with the store's lock. It renews nothing, because a
 * renewal calls the platform.
 */
export async function applyPeriods(
  deps: BillingDeps,
  tx: Queries,
  storeId: string,
): Promise<SubscriptionRecord | null> {
  await lockLiveCount(tx, storeId);
  const active = await findActiveSubscription(tx, storeId);
  if (active === null || active.cancelOn === null || !isOver(active, deps.clock())) return active;
  await endActiveSubscription(tx, storeId, { status: 'cancelled', at: active.cancelOn, reason: null });
  await noteActivity(tx, storeId, 'askwell', { kind: 'plan.ended' });
  await deps.pauseAbovePlan(tx, storeId, NO_FEATURES);
  return null;
}

const isOver = ({ currentPeriodEnd }: SubscriptionRecord, now: number): boolean =>
  currentPeriodEnd !== null && Date.parse(currentPeriodEnd) <= now;

/**
 * Uses one job per renewal, so that further requests do not call the platform again while it is pending or unreachable.
 */
async function renew(
  deps: BillingDeps,
  storeId: string,
  { subscriptionId, currentPeriodEnd }: SubscriptionRecord,
): Promise<void> {
  const name = { storeId, jobId: `renew-${subscriptionId}-${currentPeriodEnd ?? ''}` };
  try {
    await storeReconcileJob(deps.database, name);
    if (!(await runReconcile(deps, name))) await waitForJob(deps, name, LONGEST_WAIT_MS);
  } catch (error) {
    deps.log.error({ storeId, error }, 'Could not store a renewal');
  }
}
