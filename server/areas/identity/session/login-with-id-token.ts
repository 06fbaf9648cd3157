import { AppError } from '#shared/errors.ts';
import { installStore, type InstallDeps } from '../install/install-store.ts';
import { installUrl } from '../install/install-url.ts';
import { readIdToken } from '#server/kernel/platform/id-token.ts';
import { coversScopes, exchangeIdToken } from '#server/kernel/platform/oauth.ts';
import { PlatformRefusal } from '#server/kernel/platform/request.ts';
import { holdingTokenLease } from '#server/kernel/platform/token-lease.ts';
import { claimStore, findStoreByShop, type StoreRecord } from '../stores/store-repository.ts';
import { syncIfStale } from '../stores/sync-store.ts';
import { claimsOf, openSession } from './open-session.ts';

/**
 * Signs in the merchant whose store's admin frames the app. A store that we have no access to yet was installed
 * by the platform itself, and the id token is traded for that access. One that will not trade, or granted less
 * than we ask for now, has to be asked (again) in the top window.
 */
export async function loginWithIdToken(
  deps: InstallDeps,
  { idToken, userAgent }: { idToken: string; userAgent: string },
): Promise<{ token: string } | { redirectUrl: string }> {
  const identity = readIdToken(idToken, deps.config, deps.clock());
  if (identity === null) throw new AppError('UNAUTHENTICATED');
  const { shop } = identity;
  const store = (await storeWithAccess(deps, shop)) ?? (await takeIn(deps, shop, idToken));
  if (store === null) return { redirectUrl: installUrl(deps.config, shop, 'admin') };
  syncIfStale(deps, store);
  return { token: await openSession(deps, deps.database, deps.newId(), claimsOf(store), userAgent) };
}

async function storeWithAccess(deps: InstallDeps, shop: string): Promise<StoreRecord | null> {
  const store = await findStoreByShop(deps.database, shop);
  return store?.hasAccess && coversScopes(store.scopes, deps.config.platform.scopes) ? store : null;
}

/** Two windows that open at once must not trade at once: the second trade would revoke what the first brought. */
async function takeIn(deps: InstallDeps, shop: string, idToken: string): Promise<StoreRecord | null> {
  const fresh = { shop, storeId: deps.newId(), merchantId: deps.newId() };
  const storeId = await deps.database.transaction((tx) => claimStore(tx, fresh));
  return holdingTokenLease(deps, storeId, async () => {
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
