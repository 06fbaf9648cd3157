import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { AdminAccess } from './admin-api.ts';
import {
  dropGrant,
  expireAccessToken,
  findGrant,
  saveRefreshedGrant,
  type StoredGrant,
  releaseLease,
  takeLease,
} from './grant-repository.ts';
import { refreshGrant } from './oauth.ts';
import { PlatformRefusal } from './request.ts';
import { UnopenedSecret, openAccessToken, openRefreshToken, opensAccessToken, sealGrant } from './seal.ts';
import { setTimeout as pause } from 'node:timers/promises';

type AccessDeps = Pick<Deps, 'config' | 'database' | 'newId'>;

/**
 * Calls a store's admin API with a valid token. The token is refreshed shortly before it expires, and once more if
 * the store refuses it.
 */
export async function callStore<T>(
  deps: AccessDeps,
  storeId: string,
  work: (access: AdminAccess) => Promise<T>,
): Promise<T> {
  const grant = await freshGrant(deps, storeId);
  try {
    return await work(accessWith(deps, storeId, grant));
  } catch (fault) {
    if (!(fault instanceof PlatformRefusal) || fault.platformStatus !== 401) throw fault;
    await expireAccessToken(deps.database, storeId, grant.accessToken);
    return work(accessWith(deps, storeId, await freshGrant(deps, storeId)));
  }
}

type GrantWithToken = StoredGrant & { accessToken: string };

/** If this process has no key for the token, the token is kept: another process may have the key. */
function accessWith({ config }: AccessDeps, storeId: string, grant: GrantWithToken): AdminAccess {
  try {
    const accessToken = openAccessToken(grant.accessToken, storeId, config.secrets.tokenKeys);
    return { settings: config, shop: grant.shop, accessToken };
  } catch (fault) {
    throw fault instanceof UnopenedSecret ? noAccess() : fault;
  }
}

/** Whether the store's access token opens with this process's keys. */
export async function hasOpenToken(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  storeId: string,
): Promise<boolean> {
  const sealed = (await findGrant(database, storeId))?.accessToken;
  return typeof sealed === 'string' && opensAccessToken(sealed, storeId, config.secrets.tokenKeys);
}

async function freshGrant(deps: AccessDeps, storeId: string): Promise<GrantWithToken> {
  const grant = await storedGrant(deps, storeId);
  if (grant.isFresh) return grant;
  return withTokenLease(deps, storeId, async (holder) => {
    const current = await storedGrant(deps, storeId);
    if (current.isFresh) return current;
    await refresh(deps, storeId, current, holder);
    return storedGrant(deps, storeId);
  });
}

async function storedGrant(deps: AccessDeps, storeId: string): Promise<GrantWithToken> {
  const grant = await findGrant(deps.database, storeId);
  if (!grant?.accessToken) throw noAccess();
  return { ...grant, accessToken: grant.accessToken };
}

async function refresh(
  { config, database }: AccessDeps,
  storeId: string,
  grant: GrantWithToken,
  holder: string,
): Promise<void> {
  const keys = config.secrets.tokenKeys;
  try {
    if (grant.refreshToken === null) throw new PlatformRefusal(401, 'refresh');
    const refreshToken = openRefreshToken(grant.refreshToken, storeId, keys);
    const renewed = await refreshGrant(config, grant.shop, refreshToken);
    await saveRefreshedGrant(database, storeId, holder, sealGrant(renewed, storeId, keys));
  } catch (fault) {
    if (fault instanceof PlatformRefusal) {
      await dropGrant(database, storeId, grant.accessToken);
      throw noAccess();
    }
    // The store is unreachable or the key is missing; the current token may last until it is back.
    if (!grant.isUsable) throw fault instanceof UnopenedSecret ? noAccess() : fault;
  }
}

function noAccess(): AppError {
  return new AppError(
    'UPSTREAM',
    'We have no access to this store any more. Open the app from your store’s admin again.',
  );
}

/** Longer than the slowest token exchange, including retries. */
const LEASE_SECONDS = 60;
const POLL_MS = 100;
const WAIT_MS = 20_000;

/**
 * Lets one instance at a time refresh a store's tokens, since each refresh revokes the previous tokens. A lease
 * instead of a lock: no database lock may be held during a call to the store. Work that waited first checks whether
 * it is still needed.
 */
export async function withTokenLease<T>(
  deps: Pick<Deps, 'database' | 'newId'>,
  storeId: string,
  work: (holder: string) => Promise<T>,
): Promise<T> {
  const holder = deps.newId();
  const giveUpAt = performance.now() + WAIT_MS;
  while (!(await takeLease(deps.database, storeId, holder, LEASE_SECONDS))) {
    if (performance.now() > giveUpAt) throw new AppError('UNAVAILABLE');
    await pause(POLL_MS);
  }
  try {
    return await work(holder);
  } finally {
    await releaseLease(deps.database, storeId, holder);
  }
}
