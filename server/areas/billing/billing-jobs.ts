import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import type { BillingDeps } from './billing.ts';
import { BILLING_JOBS } from './billing-job-names.ts';
import { completeEnd } from './end-subscription.ts';
import { reconcileCharge } from './reconcile-charge.ts';

/** These jobs are retried until they succeed, because money must not stay unsettled. */
export function billingJobs(deps: BillingDeps): JobKinds {
  return {
    [BILLING_JOBS.reconcile]: { run: ({ storeId }) => reconcileCharge(deps, storeId), neverGivesUp: true },
    [BILLING_JOBS.end]: { run: (job) => completeEnd(deps, job), neverGivesUp: true },
  };
}
