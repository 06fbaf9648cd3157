import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { saveGrant } from '#server/kernel/platform/grant-repository.ts';
import type { OfflineGrant } from '#server/kernel/platform/oauth.ts';
import { sealGrant } from '#server/kernel/platform/sealed-grant.ts';
import { fetchShopDetails } from '#server/kernel/platform/shop-details.ts';
import {
  claimStore,
  findStore,
  mergeSettings,
  saveDetails,
  saveInstalled,
  type StoreRecord,
} from '../stores/store-repository.ts';
import { subscribeAtInstall, SYNC_FAILING, SYNCED_AT } from '../stores/sync-store.ts';

/**
 * What else happens in the transaction that takes a store in. Returns what follows its commit. Areas that build on the
 * stores provide it.
 */
export type OnInstalled = (tx: Queries, storeId: string) => Promise<() => Promise<unknown>>;

export interface InstallDeps extends Pick<Deps, 'config' | 'database' | 'clock' | 'newId' | 'log'> {
  readonly onInstalled: OnInstalled;
}

/**
 * Takes a store in, the first time or again: what it says of itself, the sealed access, the webhooks. A store
 * that comes back before its data was erased finds everything as it left it.
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
    await mergeSettings(tx, storeId, { [SYNCED_AT]: null, [SYNC_FAILING]: null });
    const follow = await deps.onInstalled(tx, storeId);
    return { store: await findStore(tx, storeId), follow };
  });
  if (store === null) throw new Error('A store was gone right after it was saved');
  await follow();
  await subscribeAtInstall(deps, store.storeId, access);
  return store;
}
