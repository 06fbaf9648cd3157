import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import { createJobRunner, type JobRunner } from '#server/kernel/jobs/job-runner.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { mergeAreas } from './merge-areas.ts';

/** The job kinds of all areas, by stored name. */
export function jobKindsOf(areas: readonly Area[]): JobKinds {
  return mergeAreas(areas, 'jobs of the kind', ({ jobs }) => jobs);
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

/** Runs deferred work from start to stop. */
export function jobsArea(deps: Deps, areas: readonly Area[]): Area {
  const runner = jobRunnerOf(deps, areas);
  return { name: 'jobs', onStart: () => runner.start(), onStop: () => runner.stop() };
}
