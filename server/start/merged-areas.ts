import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { type Chore, createJobRunner, type JobRunner } from '#server/kernel/jobs/job-runner.ts';
import type { WithDueSignal } from '#server/kernel/jobs/due-signal.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { webhooksArea } from '#server/areas/webhooks/routes.ts';
import type { WebhookHandlers } from '#server/kernel/platform/webhook.ts';

/** The job kinds of all areas, by stored name. */
export function jobKindsOf(areas: readonly Area[]): JobKinds {
  return mergeAreas(areas, 'jobs of the kind', ({ jobs }) => jobs);
}

export function choresOf(areas: readonly Area[]): Chore[] {
  return areas.flatMap(({ chores = [] }) => chores);
}

/**
 * Answers tell of their deliveries, which begin at once; those of other facts and other instances begin at the next look.
 * Receivers that do not answer are set aside, so that they do not hold up the others.
 */
const DELIVERIES = { checkEveryMs: 3_000, slots: 24, slotsPerStore: 2, aside: 256 };

/** Runs the jobs and chores of all areas; the jobs that wait for servers of others have a runner of their own. */
export function jobRunnerOf(
  { due, ...deps }: Pick<Deps, 'clock' | 'database' | 'log' | 'newId'> & Partial<WithDueSignal>,
  areas: readonly Area[],
): JobRunner {
  const kinds = Object.entries(jobKindsOf(areas));
  const apart = Object.fromEntries(kinds.filter(([, { runsApart = false }]) => runsApart));
  const others = Object.fromEntries(kinds.filter(([kind]) => !(kind in apart)));
  const runners = [createJobRunner({ ...deps, kinds: others, chores: choresOf(areas) })];
  if (Object.keys(apart).length > 0) {
    runners.push(createJobRunner({ ...deps, kinds: apart, chores: [], ...DELIVERIES, ...(due && { due }) }));
  }
  const all = async (work: (runner: JobRunner) => Promise<void>) =>
    void (await Promise.all(runners.map(work)));
  return {
    start() {
      for (const runner of runners) runner.start();
    },
    runDue: () => all((runner) => runner.runDue()),
    runDueChores: () => all((runner) => runner.runDueChores()),
    runChores: () => all((runner) => runner.runChores()),
    stop: () => all((runner) => runner.stop()),
  };
}

/** Runs deferred work from start to stop. */
export function jobsArea(deps: Deps & WithDueSignal, areas: readonly Area[]): Area {
  const runner = jobRunnerOf(deps, areas);
  return { name: 'jobs', onStart: () => runner.start(), onStop: () => runner.stop() };
}

/** The handler of each topic, from all areas. */
export function webhookHandlersOf(areas: readonly Area[]): WebhookHandlers {
  return mergeAreas(areas, 'a handler for the topic', ({ webhooks }) => webhooks);
}

/** Receives the webhooks and gives each to the area that handles its topic. */
export function webhooksOfAreas(deps: Deps, areas: readonly Area[]): Area {
  return webhooksArea(deps, webhookHandlersOf(areas));
}

/** Merges the maps of all areas into one. Two areas with the same key are a mistake in the code. */
function mergeAreas<Value>(
  areas: readonly Area[],
  what: string,
  mapOf: (area: Area) => Readonly<Record<string, Value>> | undefined,
): Record<string, Value> {
  const merged: Record<string, Value> = {};
  for (const area of areas) {
    for (const [key, value] of Object.entries(mapOf(area) ?? {})) {
      if (Object.hasOwn(merged, key)) throw new Error(`Two areas have ${what} ${key}: see ${area.name}.`);
      merged[key] = value;
    }
  }
  return merged;
}
