import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import { deleteStoreRows, insertErasure } from './erasure-repository.ts';
import type { WebhookHandler } from '#server/areas/webhooks/webhook.ts';

/** Two days after an uninstall: the store's data goes, unless the merchant has come back in the meantime. */
export const eraseStore: WebhookHandler = async (deps, tx, { storeId, shop, webhookId }) => {
  const store = await findStore(tx, storeId);
  if (store?.isInstalled) return 'kept, since the app is installed again';
  await deleteStoreRows(tx, { storeId, shop, webhookId });
  await insertErasure(tx, { storeId, erasureId: deps.newId(), subject: 'store' });
  return 'erased';
};
