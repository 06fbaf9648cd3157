import type { Deps } from '../deps.ts';
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { collectCustomerData } from './collect-customer-data.ts';
import { eraseCustomer } from './erase-customer.ts';
import { CUSTOMER_JOBS } from './handle-customer.ts';
import { privacyChores } from './upkeep.ts';

/** What has to be done about people's data later or again and again. */
export function createPrivacyRunner(deps: Pick<Deps, 'database' | 'log' | 'newId'>): JobRunner {
  return createJobRunner({
    ...deps,
    handlers: {
      [CUSTOMER_JOBS.redact]: (job) => eraseCustomer(deps, job),
      [CUSTOMER_JOBS.collect]: (job) => collectCustomerData(deps, job),
    },
    chores: privacyChores(deps),
  });
}
