import { DAY_MS } from '#shared/durations.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { deleteOldActivity, findStoresWithOldActivity } from './activity-repository.ts';

export function activityChores(deps: Pick<Deps, 'database'>): Chore[] {
  return [{ name: 'delete old activity', everyMs: DAY_MS, run: (turn) => deleteOld(deps, turn) }];
}

async function deleteOld({ database }: Pick<Deps, 'database'>, turn: Turn): Promise<void> {
  for (const storeId of await findStoresWithOldActivity(database)) {
    if (turn.isOver()) return;
    await deleteOldActivity(database, storeId);
  }
}
