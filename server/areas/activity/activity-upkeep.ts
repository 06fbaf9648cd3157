import { DAY_MS } from '#shared/durations.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { EachStore } from '#server/kernel/jobs/each-store.ts';
import { deleteOldActivity, findStoresWithOldActivity } from './activity-repository.ts';

export function activityChores(deps: Pick<Deps, 'database'>): Chore[] {
  return [
    { name: 'delete old activity', everyMs: DAY_MS, run: (_, eachStore) => deleteOld(deps, eachStore) },
  ];
}

async function deleteOld({ database }: Pick<Deps, 'database'>, eachStore: EachStore): Promise<void> {
  await eachStore(await findStoresWithOldActivity(database), (storeId) =>
    deleteOldActivity(database, storeId),
  );
}
