import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { insertJob, type JobName } from '#server/kernel/jobs/job-repository.ts';
import { createFailureLog } from '#server/kernel/jobs/failure-log.ts';
import { runJob } from '#server/kernel/jobs/run-job.ts';
import { lockLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import type { BillingDeps } from './billing.ts';
import { BILLING_JOBS } from './billing-job-names.ts';
import { lapseCharge } from './charge-repository.ts';
import { insertInvoice } from './invoice-repository.ts';
import { invoiceOf } from './invoices.ts';
import { isoOf, periodAfter } from './periods.ts';
import { fetchActiveCharges, platformChargeId } from './platform-charges.ts';
import { NO_FEATURES, subscribedPlan } from './plans.ts';
import {
  endActiveSubscription,
  findActiveSubscription,
  savePeriod,
  type SubscriptionRecord,
} from './subscription-repository.ts';

/** The reason of a subscription that ended because the platform no longer collects its charge. */
const CHARGE_ENDED = 'The store platform no longer collects the charge';

/** Stores the comparison as a job, in the transaction that makes it necessary. */
export function storeReconcileJob(tx: Queries, name: JobName): Promise<void> {
  return insertJob(tx, { ...name, kind: BILLING_JOBS.reconcile, payload: {} });
}

/**
 * Runs a stored comparison now. Returns false if it is not due or already running. The job runner retries a failed one.
 */
export function runReconcile(deps: BillingDeps, name: JobName): Promise<boolean> {
  const kind = { run: () => reconcileCharge(deps, name.storeId), neverGivesUp: true };
  const jobDeps = { database: deps.database, failures: createFailureLog(deps) };
  return runJob(jobDeps, name, { holder: deps.newId(), kindOf: () => kind });
}

/**
 * Runs at each install: the platform may have ended the charge while the app was uninstalled, and its webhook may
 * arrive late.
 */
export function reconcileAtInstall(deps: BillingDeps) {
  return async (tx: Queries, storeId: string): Promise<() => Promise<unknown>> => {
    const name = { storeId, jobId: deps.newId() };
    await storeReconcileJob(tx, name);
    return () => runReconcile(deps, name);
  };
}

/**
 * Asks the platform whether it still collects the subscription's charge. If it does, each period until now gets its
 * invoice. If it does not, the subscription ends, because no plan and no invoice may exist without a charge.
 */
export async function reconcileCharge(
  deps: BillingDeps,
  storeId: string,
): Promise<{ subscription: 'unchanged' | 'collected' | 'ended' }> {
  const { database, clock } = deps;
  const before = await findActiveSubscription(database, storeId);
  if (before === null || before.currentPeriodEnd === null || before.cancelOn !== null) {
    return { subscription: 'unchanged' };
  }
  const platformId = platformChargeId(before);
  const isCollected = (await fetchActiveCharges(deps, storeId)).some(({ id }) => id === platformId);
  return database.transaction(async (tx) => {
    await lockLiveCount(tx, storeId);
    const active = await findActiveSubscription(tx, storeId);
    // The subscription changed during the call, so the reply is about another one.
    if (active?.subscriptionId !== before.subscriptionId || active.cancelOn !== null) {
      return { subscription: 'unchanged' };
    }
    const now = clock();
    if (!isCollected) {
      await lapse(deps, tx, storeId, active);
      return { subscription: 'ended' };
    }
    await payPeriodsUntil(deps, tx, storeId, active, now);
    return { subscription: 'collected' };
  });
}

async function lapse(
  deps: BillingDeps,
  tx: Queries,
  storeId: string,
  { subscriptionId }: SubscriptionRecord,
): Promise<void> {
  const at = isoOf(deps.clock());
  await endActiveSubscription(tx, storeId, { status: 'cancelled', at, reason: CHARGE_ENDED });
  await lapseCharge(tx, storeId, subscriptionId, at);
  await noteActivity(tx, storeId, 'askwell', { kind: 'plan.ended' });
  await deps.pauseAbovePlan(tx, storeId, NO_FEATURES);
}

/** Each period gets an invoice, also periods in which the app was not opened. */
async function payPeriodsUntil(
  deps: BillingDeps,
  tx: Queries,
  storeId: string,
  { subscriptionId, planId, isTest, currentPeriodEnd }: SubscriptionRecord,
  now: number,
): Promise<void> {
  const plan = subscribedPlan(deps, planId);
  let end = currentPeriodEnd ?? isoOf(now);
  while (Date.parse(end) <= now) {
    const start = end;
    end = periodAfter(start, plan.interval);
    await insertInvoice(tx, storeId, invoiceOf(plan, { subscriptionId, isTest, start, end }));
    await savePeriod(tx, storeId, subscriptionId, { start, end, at: isoOf(now) });
  }
}
