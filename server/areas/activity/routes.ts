import { listActivity as api } from '#shared/api/activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { route } from '#server/kernel/http/route.ts';
import { listActivity } from './list-activity.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { EachStore } from '#server/kernel/jobs/each-store.ts';
import { deleteOldActivity, findStoresWithOldActivity } from './activity-repository.ts';

/** The log of who did what in a store. */
export function activityArea(deps: Deps): Area {
  return {
    name: 'activity',
    routes: [route(api, ({ session, input }) => listActivity(deps, session, input))],
    chores: activityChores(deps),
  };
}

function activityChores(deps: Pick<Deps, 'database'>): Chore[] {
  return [
    { name: 'delete old activity', everyMs: DAY_MS, run: (_, eachStore) => deleteOld(deps, eachStore) },
  ];
}

async function deleteOld({ database }: Pick<Deps, 'database'>, eachStore: EachStore): Promise<void> {
  await eachStore(await findStoresWithOldActivity(database), (storeId) =>
    deleteOldActivity(database, storeId),
  );
}
