import type { ApiKey } from '#shared/api/keys.ts';
import type { Features } from '#shared/plan/features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Uninstall } from '#server/areas/identity/install/handle-uninstall.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { trackChanges } from '../changes/change-repository.ts';
import { endKeys } from './key-repository.ts';

/** A smaller plan ends the keys for good, so that a forgotten key does not begin to work again with a larger one. */
export async function endKeysAboveAllowance(tx: Queries, storeId: string, features: Features): Promise<void> {
  if (!isAllowed(features, { type: 'connect_service' })) await endAllKeys(tx, storeId, 'plan');
}

export async function endKeysAtUninstall(
  tx: Queries,
  { storeId, isInstalledAgain }: Uninstall,
): Promise<void> {
  if (!isInstalledAgain) await endAllKeys(tx, storeId, 'uninstall');
}

async function endAllKeys(
  tx: Queries,
  storeId: string,
  endedBy: NonNullable<ApiKey['endedBy']>,
): Promise<void> {
  for (const name of await endKeys(tx, storeId, endedBy)) {
    await noteActivity(tx, storeId, 'askwell', { kind: 'key.ended', subject: name });
  }
  await trackChanges(tx, storeId);
}
