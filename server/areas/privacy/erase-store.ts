import { findOutsideFiles, removeFilesLater } from '#server/areas/images/remove-files.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { deleteStoreRows, insertErasure, lockAllSurveys } from './erasure-repository.ts';
import type { WebhookHandler } from '#server/kernel/platform/webhook.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';

/**
 * Deletes a store's rows and records that. The caller has locked the store's row, so that nothing is written meanwhile
 * that this transaction does not see. Pictures outside the database are removed by a job.
 */
export async function eraseStoreRows(
  tx: Queries,
  { newId }: Pick<Deps, 'newId'>,
  store: Parameters<typeof deleteStoreRows>[1],
): Promise<void> {
  const { storeId } = store;
  // Some writers lock only the survey: they wait here, and find no survey afterwards.
  await lockAllSurveys(tx, storeId);
  const files = await findOutsideFiles(tx, storeId);
  await deleteStoreRows(tx, store);
  await insertErasure(tx, { storeId, erasureId: newId(), subject: 'store' });
  await removeFilesLater(tx, { newId }, storeId, files);
}

/**
 * The platform asks for it two days after an uninstall. A store that installed the app again keeps its data: the store's
 * row is locked, so no install can come between this check and the deletion.
 */
export function eraseStore({ newId }: Pick<Deps, 'newId'>): WebhookHandler {
  return async (tx, { storeId, shop, webhookId }) => {
    const store = await findStore(tx, storeId);
    if (store?.isInstalled) return { outcome: 'kept, since the app is installed again' };
    await eraseStoreRows(tx, { newId }, { storeId, shop, webhookId });
    return { outcome: 'erased' };
  };
}
