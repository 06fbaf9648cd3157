import type { Deps } from '../deps.ts';
import { saveGrant } from '../platform/grant-repository.ts';
import type { OfflineGrant } from '../platform/oauth.ts';
import { sealGrant } from '../platform/sealed-grant.ts';
import { fetchShopDetails } from '../platform/shop-details.ts';
import {
  claimStore,
  findStore,
  saveDetails,
  saveInstalled,
  type StoreRecord,
} from '../stores/store-repository.ts';
import { subscribeAtInstall } from '../stores/sync-store.ts';

/**
 * Takes a store in, the first time or again: what it says of itself, the sealed access, the webhooks. A store
 * that comes back before its data was erased finds everything as it left it.
 */
export async function installStore(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'newId' | 'log'>,
  shop: string,
  grant: OfflineGrant,
): Promise<StoreRecord> {
  const access = { settings: deps.config, shop, accessToken: grant.accessToken };
  const details = await fetchShopDetails(access);
  const fresh = { shop, storeId: deps.newId(), merchantId: deps.newId() };
  const store = await deps.database.transaction(async (tx) => {
    const storeId = await claimStore(tx, fresh);
    await saveDetails(tx, storeId, details);
    await saveInstalled(tx, storeId);
    await saveGrant(tx, storeId, sealGrant(grant, storeId, deps.config.secrets.tokenKeys));
    return findStore(tx, storeId);
  });
  if (store === null) throw new Error('A store was gone right after it was saved');
  await subscribeAtInstall(deps, store.storeId, access);
  return store;
}
