import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import { createJobRunner, type JobRunner } from '#server/kernel/jobs/job-runner.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';

/** Every kind of job that the areas know, by its stored name. */
export function jobKindsOf(areas: readonly Area[]): JobKinds {
  const kinds: Record<string, JobKinds[string]> = {};
  for (const { name, jobs = {} } of areas) {
    for (const [kind, job] of Object.entries(jobs)) {
      if (Object.hasOwn(kinds, kind))
        throw new Error(`Two areas have jobs of the kind ${kind}: see ${name}.`);
      kinds[kind] = job;
    }
  }
  return kinds;
}

export function choresOf(areas: readonly Area[]): Chore[] {
  return areas.flatMap(({ chores = [] }) => chores);
}

/** One runner for the jobs and chores of all areas. */
export function jobRunnerOf(
  deps: Pick<Deps, 'database' | 'log' | 'newId'>,
  areas: readonly Area[],
): JobRunner {
  return createJobRunner({ ...deps, kinds: jobKindsOf(areas), chores: choresOf(areas) });
}

/** Runs what the areas left to do later, from the start until the stop. */
export function jobsArea(deps: Deps, areas: readonly Area[]): Area {
  const runner = jobRunnerOf(deps, areas);
  return { name: 'jobs', onStart: () => runner.start(), onStop: () => runner.stop() };
}
