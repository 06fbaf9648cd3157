import type { Deps } from '#server/kernel/deps/deps.ts';
import type { WebhookHandler } from '#server/kernel/platform/webhook.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import { eraseStoreRows } from './erase-store-rows.ts';

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
