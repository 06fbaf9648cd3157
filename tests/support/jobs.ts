import { createAreas } from '#server/start/areas.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import type { JobRunner } from '#server/kernel/jobs/job-runner.ts';
import { jobRunnerOf } from '#server/start/merged-areas.ts';
import { productDeps, type ProductDeps } from '#server/start/product-deps.ts';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';

/** Runs the jobs and chores of one area when a test calls it. */
export function testJobs(deps: Deps, area: (deps: ProductDeps) => Area): JobRunner {
  return jobRunnerOf(deps, [area(productDeps({ ...deps, metrics: createMetrics() }))]);
}

/** Runs the jobs and chores of every area. */
export function allJobs(deps: Deps): JobRunner {
  return jobRunnerOf(deps, createAreas({ ...deps, metrics: createMetrics() }));
}

/** Makes all jobs of a store due now. */
export async function makeJobsDue({ database }: Pick<Deps, 'database'>, storeId: string): Promise<void> {
  await database.query(
    `UPDATE jobs SET run_at = now(), lease_by = NULL, lease_until = NULL WHERE store_id = $1 AND status = 'queued'`,
    [storeId],
  );
}
