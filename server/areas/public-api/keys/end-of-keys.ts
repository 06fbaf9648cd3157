import type { Features } from '#shared/plan/features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { Uninstall } from '#server/areas/identity/install/handle-uninstall.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { trackChanges } from '../changes/change-repository.ts';
import { endKeys } from './key-repository.ts';

/** A smaller plan ends the keys for good, so that a forgotten key does not begin to work again with a larger one. */
export async function endKeysAboveAllowance(tx: Queries, storeId: string, features: Features): Promise<void> {
  if (isAllowed(features, { type: 'connect_service' })) return;
  await endKeys(tx, storeId, 'plan');
  await trackChanges(tx, storeId);
}

export async function endKeysAtUninstall(
  tx: Queries,
  { storeId, isInstalledAgain }: Uninstall,
): Promise<void> {
  if (isInstalledAgain) return;
  await endKeys(tx, storeId, 'uninstall');
  await trackChanges(tx, storeId);
}
