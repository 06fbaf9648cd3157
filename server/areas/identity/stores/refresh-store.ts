import type { StoreDetails } from '#shared/api/store.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { syncStore, type SyncDeps } from './sync-store.ts';

/** Syncs the store's details on the merchant's request, without waiting for the daily sync. */
export async function refreshStore(deps: StoreDeps & SyncDeps, session: Session): Promise<StoreDetails> {
  await syncStore(deps, session.storeId);
  return getStoreDetails(deps, session);
}
