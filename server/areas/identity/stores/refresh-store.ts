import type { StoreDetails } from '#shared/api/store.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { getStoreDetails, type StoreDeps } from './get-store-details.ts';
import { syncStore, type SyncDeps } from './sync-store.ts';

/** The merchant changed something in their store and does not want to wait for the daily look. */
export async function refreshStore(deps: StoreDeps & SyncDeps, session: Session): Promise<StoreDetails> {
  await syncStore(deps, session.storeId);
  return getStoreDetails(deps, session);
}
