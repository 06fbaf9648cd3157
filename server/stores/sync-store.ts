import type { Deps } from '../deps.ts';
import { isWithin } from '../is-within.ts';
import type { AdminAccess } from '../platform/admin-api.ts';
import { fetchShopDetails } from '../platform/shop-details.ts';
import { callStore } from '../platform/store-access.ts';
import { registerWebhooks } from '../platform/webhook-subscriptions.ts';
import { mergeSettings, saveDetails, type StoreRecord } from './store-repository.ts';

const SYNC_EVERY_MS = 24 * 60 * 60 * 1000;

export type SyncDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'newId' | 'log'>;

/** Where the time of the last sync stands among a store's settings; not the merchant's business. */
export const SYNCED_AT = 'platformSyncedAt';

/**
 * Once a day, beside a login that doesn't wait for it: a store may have changed its currency, its zone or its name,
 * and a webhook that could not be registered at the install gets another chance.
 */
export function syncIfStale(deps: SyncDeps, store: StoreRecord): void {
  const last = store.settings[SYNCED_AT];
  if (typeof last === 'string' && isWithin(SYNC_EVERY_MS, Date.parse(last), deps.clock())) return;
  syncStore(deps, store.storeId).catch((error: unknown) => {
    deps.log.warn({ error, storeId: store.storeId }, 'A store could not be brought up to date');
  });
}

/** Reads the store's details from the platform, and makes sure of its webhooks. */
export async function syncStore(deps: SyncDeps, storeId: string): Promise<void> {
  const details = await callStore(deps, storeId, fetchShopDetails);
  await saveDetails(deps.database, storeId, details);
  await callStore(deps, storeId, (access) => subscribe(deps, storeId, access));
}

/** Registers the webhooks. What the store refuses is tried again at the next sync, and never stops a merchant. */
export async function subscribe(deps: SyncDeps, storeId: string, access: AdminAccess): Promise<void> {
  const failed = await registerWebhooks(access);
  if (failed.length > 0) {
    deps.log.warn({ storeId, failed }, 'A store did not take all webhooks');
    return;
  }
  await mergeSettings(deps.database, storeId, { [SYNCED_AT]: new Date(deps.clock()).toISOString() });
}
