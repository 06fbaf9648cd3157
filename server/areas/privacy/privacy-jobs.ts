import type { WithBilling } from '#server/areas/billing/billing.ts';
import type { RemoveDeps } from '#server/areas/collect/removal/remove-responses.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { collectCustomerData } from './collect-customer-data.ts';
import { deleteStoreJob } from './delete-store.ts';
import { eraseCustomer } from './erase-customer.ts';
import { CUSTOMER_JOBS } from './handle-customer.ts';

/** These jobs are retried until they succeed, because the law requires them. */
export function privacyJobs(deps: Deps & WithBilling & RemoveDeps): JobKinds {
  return {
    [CUSTOMER_JOBS.redact]: { run: (job, turn) => eraseCustomer(deps, job, turn), neverGivesUp: true },
    [CUSTOMER_JOBS.collect]: { run: (job) => collectCustomerData(deps, job), neverGivesUp: true },
    ...deleteStoreJob(deps),
  };
}
