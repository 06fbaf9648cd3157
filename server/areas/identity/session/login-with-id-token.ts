import { AppError } from '#shared/errors.ts';
import { installStore, type InstallDeps } from '../stores/install-store.ts';
import { installUrl } from '../stores/install-url.ts';
import { readIdToken } from '#server/kernel/platform/id-token.ts';
import { coversScopes, exchangeIdToken } from '#server/kernel/platform/oauth.ts';
import { PlatformRefusal } from '#server/kernel/platform/request.ts';
import { hasOpenToken, withTokenLease } from '#server/kernel/platform/store-access.ts';
import { claimStore, findStoreByShop, type StoreRecord } from '../stores/store-repository.ts';
import { syncIfStale } from '../stores/sync-store.ts';
import { claimsOf, openSession } from './open-session.ts';

/**
 * Signs in a merchant who opens the app inside the store's admin. If the app has no access to the store yet, the
 * platform installed it, and the id token is exchanged for an access token. If the platform refuses the exchange or
 * granted too few scopes, the merchant must approve the install in the top window.
 */
export async function loginWithIdToken(
  deps: InstallDeps,
  { idToken, userAgent }: { idToken: string; userAgent: string },
): Promise<{ token: string } | { redirectUrl: string }> {
  const identity = readIdToken(idToken, deps.config, deps.clock());
  if (identity === null) throw new AppError('UNAUTHENTICATED');
  const { shop } = identity;
  const store = (await storeWithAccess(deps, shop)) ?? (await installFromIdToken(deps, shop, idToken));
  if (store === null) return { redirectUrl: installUrl(deps.config, shop, 'admin') };
  syncIfStale(deps, store);
  return { token: await openSession(deps, deps.database, deps.newId(), claimsOf(store), userAgent) };
}

async function storeWithAccess(deps: InstallDeps, shop: string): Promise<StoreRecord | null> {
  const store = await findStoreByShop(deps.database, shop);
  if (!store?.hasAccess || !coversScopes(store.scopes, deps.config.platform.scopes)) return null;
  return (await hasOpenToken(deps, store.storeId)) ? store : null;
}

/**
 * Holds a lease, because two windows can open at once: the second exchange would revoke the access token of the first.
 */
async function installFromIdToken(
  deps: InstallDeps,
  shop: string,
  idToken: string,
): Promise<StoreRecord | null> {
  const fresh = { shop, storeId: deps.newId(), merchantId: deps.newId() };
  const storeId = await deps.database.transaction((tx) => claimStore(tx, fresh));
  return withTokenLease(deps, storeId, async () => {
    const meanwhile = await storeWithAccess(deps, shop);
    if (meanwhile !== null) return meanwhile;
    try {
      await installStore(deps, shop, await exchangeIdToken(deps.config, shop, idToken));
    } catch (fault) {
      if (!(fault instanceof PlatformRefusal)) throw fault;
    }
    return storeWithAccess(deps, shop);
  });
}
