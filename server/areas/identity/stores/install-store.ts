import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { saveGrant } from '#server/kernel/platform/grant-repository.ts';
import type { OfflineGrant } from '#server/kernel/platform/oauth.ts';
import { fetchShopDetails } from '#server/kernel/platform/shop-details.ts';
import {
  claimStore,
  findStore,
  mergeSettings,
  saveDetails,
  saveInstalled,
  type StoreRecord,
} from './store-repository.ts';
import { syncAtInstall, SYNC_BACKOFF, SYNCED_AT } from './sync-store.ts';
import { sealGrant } from '#server/kernel/platform/seal.ts';

/**
 * Runs in the transaction that saves the installed store, and returns what must run after its commit. A later area
 * provides it.
 */
export type OnInstalled = (tx: Queries, storeId: string) => Promise<() => Promise<unknown>>;

export interface InstallDeps extends Pick<Deps, 'config' | 'database' | 'clock' | 'newId' | 'log'> {
  readonly onInstalled: OnInstalled;
}

/**
 * Saves a store at its first or a later install: its details, the sealed access tokens, its webhooks. A store that
 * installs again before its data was erased keeps that data.
 */
export async function installStore(
  deps: InstallDeps,
  shop: string,
  grant: OfflineGrant,
): Promise<StoreRecord> {
  const access = { settings: deps.config, shop, accessToken: grant.accessToken };
  const details = await fetchShopDetails(access);
  const fresh = { shop, storeId: deps.newId(), merchantId: deps.newId() };
  const { store, follow } = await deps.database.transaction(async (tx) => {
    const storeId = await claimStore(tx, fresh);
    await saveDetails(tx, storeId, details);
    await saveInstalled(tx, storeId);
    await saveGrant(tx, storeId, sealGrant(grant, storeId, deps.config.secrets.tokenKeys));
    // An uninstall removed the webhooks, so the next sync must not wait a day.
    await mergeSettings(tx, storeId, { [SYNCED_AT]: null, [SYNC_BACKOFF]: null });
    const follow = await deps.onInstalled(tx, storeId);
    return { store: await findStore(tx, storeId), follow };
  });
  if (store === null) throw new Error('A store was gone right after it was saved');
  await follow();
  await syncAtInstall(deps, store.storeId, access);
  return store;
}
