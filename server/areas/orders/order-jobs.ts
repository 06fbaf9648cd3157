import type { Deps } from '#server/kernel/deps/deps.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { fetchHistory } from './history/fetch-history.ts';
import { FETCH_HISTORY } from './history/request-history.ts';
import { RESOLVE_ORDER } from './order-repository.ts';
import { resolveOrder } from './resolve-order.ts';

export function orderJobs(deps: Deps): JobKinds {
  return {
    [RESOLVE_ORDER]: { run: (job) => resolveOrder(deps, job) },
    [FETCH_HISTORY]: { run: (job, turn) => fetchHistory(deps, job, turn), neverGivesUp: true },
  };
}
