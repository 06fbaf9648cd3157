import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { fetchHistory } from './history/fetch-history.ts';
import { readJourneys } from './history/read-journeys.ts';
import { FETCH_HISTORY } from './history/request-history.ts';
import { RESOLVE_ORDER } from './order-repository.ts';
import { resolveOrder } from './resolve-order.ts';

export function orderJobs(deps: Deps & WithIngestActivity): JobKinds {
  return {
    [RESOLVE_ORDER]: { run: (job) => resolveOrder(deps, job) },
    [FETCH_HISTORY]: { run: (job, turn) => fetchHistory(deps, job, turn), neverGivesUp: true },
  };
}

export function orderChores(deps: Deps): Chore[] {
  return [
    {
      name: 'read visits before orders',
      everyMs: HOUR_MS,
      sliceMs: MINUTE_MS,
      run: (turn, eachStore) => readJourneys(deps, turn, eachStore),
    },
  ];
}
