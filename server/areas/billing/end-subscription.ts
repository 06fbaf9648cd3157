import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { holdIntention, storeIntention } from '#server/kernel/jobs/intention.ts';
import { closeJob, saveJobPayload, type Job, type JobName } from '#server/kernel/jobs/job-repository.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { BillingDeps } from './billing.ts';
import { BILLING_JOBS } from './billing-job-names.ts';
import { isoOf } from './periods.ts';
import { fetchActiveCharges, platformChargeId, endCharge } from './platform-charges.ts';
import { NO_FEATURES, offeredPlan } from './plans.ts';
import { applyPeriods } from './apply-periods.ts';
import { startSubscription } from './start-subscription.ts';
import {
  endActiveSubscription,
  findActiveSubscription,
  saveCancelOn,
  type SubscriptionRecord,
} from './subscription-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { UninstallDeps } from '#server/areas/identity/install/handle-uninstall.ts';
import { storeReconcileJob } from './reconcile-charge.ts';

/** Describes how a subscription ends and which plan replaces it. */
const ending = z.object({
  subscriptionId: z.string(),
  reason: z.nullable(z.string()),
  when: z.enum(['now', 'period_end']),
  /** The plan without a charge that replaces it. */
  next: z.nullable(z.object({ subscriptionId: z.string(), planId: z.string() })),
  /** The merchant was shown a failure, so the job completes this only if the platform ended the charge. */
  isToldFailed: z._default(z.boolean(), false),
});

export type EndIntention = Omit<z.output<typeof ending>, 'isToldFailed'>;

/**
 * Ends a subscription, the platform's charge first, so that a store never pays for an ended plan. The intention is
 * stored before the platform is called, and a job completes it if the process dies in between.
 */
export async function endSubscription(
  deps: BillingDeps,
  storeId: string,
  active: SubscriptionRecord,
  wanted: EndIntention,
): Promise<void> {
  const platformId = platformChargeId(active);
  if (platformId === null) {
    await deps.database.transaction((tx) => recordEnd(deps, tx, storeId, wanted));
    return;
  }
  const intention = await storeIntention(deps.database, deps, {
    storeId,
    kind: BILLING_JOBS.end,
    payload: wanted,
  });
  try {
    await holdIntention(deps, intention, () => endCharge(deps, storeId, platformId));
  } catch (fault) {
    await saveJobPayload(deps.database, intention, { ...wanted, isToldFailed: true });
    throw fault;
  }
  await finish(deps, intention, wanted);
}

/** Completes an interrupted ending. */
export async function completeEnd(deps: BillingDeps, job: Job): Promise<{ subscription: string }> {
  const { isToldFailed, ...wanted } = ending.parse(job.payload);
  const { storeId } = job;
  const active = await findActiveSubscription(deps.database, storeId);
  const platformId = active?.subscriptionId === wanted.subscriptionId ? platformChargeId(active) : null;
  if (platformId !== null) {
    const isCollected = (await fetchActiveCharges(deps, storeId)).some(({ id }) => id === platformId);
    if (isCollected && isToldFailed) return { subscription: 'kept' };
    if (isCollected) await endCharge(deps, storeId, platformId);
  }
  await finish(deps, job, wanted);
  return { subscription: 'ended' };
}

async function finish(deps: BillingDeps, intention: JobName, wanted: EndIntention): Promise<void> {
  const isEnded = await deps.database.transaction(async (tx) => {
    await closeJob(tx, intention, {});
    return recordEnd(deps, tx, intention.storeId, wanted);
  });
  if (!isEnded) throw new AppError('CONFLICT');
}

/** Returns false if another subscription is active by now. Idempotent. */
async function recordEnd(
  deps: BillingDeps,
  tx: Queries,
  storeId: string,
  { subscriptionId, reason, when, next }: EndIntention,
): Promise<boolean> {
  const current = await applyPeriods(deps, tx, storeId);
  if (current !== null && current.subscriptionId !== subscriptionId) return current.planId === next?.planId;
  if (next !== null) {
    const plan = offeredPlan(deps, next.planId);
    const start = { trialDays: 0, returnUrl: '', isTest: false, platformId: null };
    await startSubscription(deps, tx, storeId, { ...start, plan, subscriptionId: next.subscriptionId });
    return true;
  }
  if (current === null) return true;
  const at = isoOf(deps.clock());
  const cancelOn = when === 'period_end' ? current.currentPeriodEnd : null;
  if (cancelOn !== null) {
    await saveCancelOn(tx, storeId, subscriptionId, { cancelOn, at, reason });
    return true;
  }
  await endActiveSubscription(tx, storeId, { status: 'cancelled', at, reason });
  await noteActivity(tx, storeId, 'askwell', { kind: 'plan.ended' });
  await deps.pauseAbovePlan(tx, storeId, NO_FEATURES);
  return true;
}

/** The platform ends a store's charges when the app is uninstalled, so the subscription ends as well. */
export function endAtUninstall({ newId }: Pick<Deps, 'newId'>): UninstallDeps['onUninstalled'] {
  return async (tx, { storeId, isInstalledAgain }) => {
    if (isInstalledAgain) {
      // The merchant may have subscribed since: the stored job asks the platform which charges are active.
      await storeReconcileJob(tx, { storeId, jobId: newId() });
      return;
    }
    // Live surveys stay live: the merchant may install the app again.
    await endActiveSubscription(tx, storeId, {
      status: 'cancelled',
      at: null,
      reason: 'The app was uninstalled',
    });
  };
}
