import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { deleteOldActivity, findStoresWithOldActivity } from './activity-repository.ts';

const DAY_MS = 86_400_000;

export function activityChores(deps: Pick<Deps, 'database'>): Chore[] {
  return [{ name: 'delete old activity', everyMs: DAY_MS, run: (turn) => deleteOld(deps, turn) }];
}

async function deleteOld({ database }: Pick<Deps, 'database'>, turn: Turn): Promise<void> {
  for (const storeId of await findStoresWithOldActivity(database)) {
    if (turn.isOver()) return;
    await deleteOldActivity(database, storeId);
  }
}
