import type { Deps } from '#server/kernel/deps/deps.ts';
import { isWithin } from '#server/kernel/clock/is-within.ts';
import type { AdminAccess } from '#server/kernel/platform/admin-api.ts';
import { fetchShopDetails } from '#server/kernel/platform/shop-details.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { registerWebhooks, type FailedTopic } from '#server/kernel/platform/webhook-subscriptions.ts';
import { mergeSettings, replaceSetting, saveDetails, type StoreRecord } from './store-repository.ts';
import { isForLog, mustWait, noteTry, readFailing } from './sync-pace.ts';

const SYNC_EVERY_MS = 24 * 60 * 60 * 1000;

export type SyncDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'newId' | 'log'>;

/** Where the time of the last sync stands among a store's settings; not the merchant's business. */
export const SYNCED_AT = 'platformSyncedAt';

/** The same for syncs that failed since; null or absent while they succeed. */
export const SYNC_FAILING = 'platformSyncFailing';

/**
 * Once a day, beside a login that doesn't wait for it: a store may have changed its currency, its zone or its name,
 * and a webhook that could not be registered at the install gets another chance. After a failure each next try waits
 * longer; of many logins at once, on any instance, one tries.
 */
export function syncIfStale(deps: SyncDeps, store: StoreRecord): void {
  const last = store.settings[SYNCED_AT];
  const now = deps.clock();
  if (typeof last === 'string' && isWithin(SYNC_EVERY_MS, Date.parse(last), now)) return;
  const failing = readFailing(store.settings[SYNC_FAILING]);
  if (failing !== null && mustWait(failing, now)) return;
  trySync(deps, store, now).catch((error: unknown) => {
    deps.log.warn({ error, storeId: store.storeId }, 'A store’s sync could not be noted');
  });
}

async function trySync(deps: SyncDeps, { storeId, settings }: StoreRecord, now: number): Promise<void> {
  const before = readFailing(settings[SYNC_FAILING]);
  const attempt = noteTry(before, now);
  const change = { key: SYNC_FAILING, from: settings[SYNC_FAILING] ?? null, to: attempt };
  if (!(await replaceSetting(deps.database, storeId, change))) return;
  const { failures } = attempt;
  try {
    const refused = await syncStore(deps, storeId);
    if (refused.length > 0) {
      if (isForLog(attempt)) deps.log.warn({ storeId, failures, failed: refused }, REFUSED);
    } else if (before !== null) {
      deps.log.info({ storeId, failures: before.failures }, 'A store is up to date again');
    }
  } catch (error) {
    if (!isForLog(attempt)) return;
    deps.log.warn({ error, storeId, failures }, 'A store could not be brought up to date');
  }
}

const REFUSED = 'A store did not take all webhooks';

/** Reads the store's details from the platform, and makes sure of its webhooks. Gives those that the store refused. */
export async function syncStore(deps: SyncDeps, storeId: string): Promise<readonly FailedTopic[]> {
  const details = await callStore(deps, storeId, fetchShopDetails);
  await saveDetails(deps.database, storeId, details);
  return callStore(deps, storeId, (access) => subscribe(deps, storeId, access));
}

/** Registers the webhooks. What the store refuses is tried again at a later sync, and never stops a merchant. */
async function subscribe(
  deps: SyncDeps,
  storeId: string,
  access: AdminAccess,
): Promise<readonly FailedTopic[]> {
  const refused = await registerWebhooks(access);
  if (refused.length === 0) {
    const syncedAt = new Date(deps.clock()).toISOString();
    await mergeSettings(deps.database, storeId, { [SYNCED_AT]: syncedAt, [SYNC_FAILING]: null });
  }
  return refused;
}

/** The first registration, at an install: it is told in any case, and a failure leaves the rest to the next sync. */
export async function subscribeAtInstall(
  deps: SyncDeps,
  storeId: string,
  access: AdminAccess,
): Promise<void> {
  try {
    const refused = await subscribe(deps, storeId, access);
    if (refused.length > 0) deps.log.warn({ storeId, failed: refused }, REFUSED);
  } catch (error) {
    deps.log.warn({ error, storeId }, 'The webhooks of a store could not be registered');
  }
}
