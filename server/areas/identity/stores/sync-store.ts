import type { Deps } from '#server/kernel/deps/deps.ts';
import { isWithin } from '#server/kernel/clock/is-within.ts';
import type { AdminAccess } from '#server/kernel/platform/admin-api.ts';
import { fetchShopDetails } from '#server/kernel/platform/shop-details.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { registerWebhooks, type FailedTopic } from '#server/kernel/platform/webhook-subscriptions.ts';
import { mergeSettings, replaceSetting, saveDetails, type StoreRecord } from './store-repository.ts';
import * as z from 'zod/mini';
import { backOff } from '#server/kernel/clock/back-off.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { syncTheme } from './sync-theme.ts';

const SYNC_EVERY_MS = 24 * 60 * 60 * 1000;

export type SyncDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'newId' | 'log'>;

/** The setting that holds the time of the last sync. The merchant does not see it. */
export const SYNCED_AT = 'platformSyncedAt';

/** The setting that holds the state of failed syncs; null or absent while syncs succeed. */
export const SYNC_BACKOFF = 'platformSyncFailing';

/**
 * Syncs the store once a day, without delaying the login that triggers it: the store's currency, zone or name may have
 * changed, and a webhook may have failed to register. Retries back off. Of concurrent logins, on any instance, one
 * syncs.
 */
export function syncIfStale(deps: SyncDeps, store: StoreRecord): void {
  const last = store.settings[SYNCED_AT];
  const now = deps.clock();
  if (typeof last === 'string' && isWithin(SYNC_EVERY_MS, Date.parse(last), now)) return;
  const syncBackoff = readBackoff(store.settings[SYNC_BACKOFF]);
  if (syncBackoff !== null && mustWait(syncBackoff, now)) return;
  trySync(deps, store, now).catch((error: unknown) => {
    deps.log.warn({ error, storeId: store.storeId }, 'Could not save the state of a store’s sync');
  });
}

async function trySync(deps: SyncDeps, { storeId, settings }: StoreRecord, now: number): Promise<void> {
  const before = readBackoff(settings[SYNC_BACKOFF]);
  const attempt = nextBackoff(before, now);
  const change = { key: SYNC_BACKOFF, from: settings[SYNC_BACKOFF] ?? null, to: attempt };
  if (!(await replaceSetting(deps.database, storeId, change))) return;
  const { failures } = attempt;
  try {
    const refused = await syncStore(deps, storeId);
    if (refused.length > 0) {
      if (shouldLog(attempt)) deps.log.warn({ storeId, failures, failed: refused }, REFUSED);
    } else if (before !== null) {
      deps.log.info({ storeId, failures: before.failures }, 'Synced a store after failures');
    }
  } catch (error) {
    if (!shouldLog(attempt)) return;
    deps.log.warn({ error, storeId, failures }, 'Could not sync a store');
  }
}

const REFUSED = 'A store refused webhooks';

/**
 * Reads the store's details and its theme from the platform and registers missing webhooks. Returns the topics that the store
 * refused.
 */
export async function syncStore(deps: SyncDeps, storeId: string): Promise<readonly FailedTopic[]> {
  const details = await callStore(deps, storeId, fetchShopDetails);
  await saveDetails(deps.database, storeId, details);
  return callStore(deps, storeId, async (access) => {
    await syncTheme(deps, storeId, access);
    return subscribe(deps, storeId, access);
  });
}

/** Registers the webhooks. A later sync retries the refused topics. */
async function subscribe(
  deps: SyncDeps,
  storeId: string,
  access: AdminAccess,
): Promise<readonly FailedTopic[]> {
  const refused = await registerWebhooks(access);
  if (refused.length === 0) {
    const syncedAt = new Date(deps.clock()).toISOString();
    await mergeSettings(deps.database, storeId, { [SYNCED_AT]: syncedAt, [SYNC_BACKOFF]: null });
  }
  return refused;
}

/** Reads the theme and registers the webhooks at an install. A failure is logged and left to the next sync. */
export async function syncAtInstall(deps: SyncDeps, storeId: string, access: AdminAccess): Promise<void> {
  await syncTheme(deps, storeId, access);
  try {
    const refused = await subscribe(deps, storeId, access);
    if (refused.length > 0) deps.log.warn({ storeId, failed: refused }, REFUSED);
  } catch (error) {
    deps.log.warn({ error, storeId }, 'Could not register the webhooks of a store');
  }
}

/** The state of failed syncs, stored in the store's settings so that it survives a restart. */
const syncBackoff = z.object({
  failures: z.int().check(z.positive()),
  /** When the last attempt began, ISO 8601. */
  triedAt: z.string(),
  /** How long the next attempt waits. */
  pauseMs: z.number(),
  /** When the failure was last logged, ISO 8601. */
  toldAt: z.string(),
});

type SyncBackoff = z.output<typeof syncBackoff>;

const PAUSES = { first: MINUTE_MS, longest: HOUR_MS };
const LOG_EVERY_MS = DAY_MS;

function readBackoff(setting: unknown): SyncBackoff | null {
  const parsed = syncBackoff.safeParse(setting);
  return parsed.success ? parsed.data : null;
}

function mustWait({ triedAt, pauseMs }: SyncBackoff, now: number): boolean {
  return isWithin(pauseMs, Date.parse(triedAt), now);
}

/** The state to store before an attempt. If the attempt fails or never ends, the next one waits twice as long. */
function nextBackoff(before: SyncBackoff | null, now: number, random = Math.random()): SyncBackoff {
  const failures = (before?.failures ?? 0) + 1;
  const at = new Date(now).toISOString();
  return {
    failures,
    triedAt: at,
    pauseMs: Math.round(backOff(failures, PAUSES, random)),
    toldAt: before === null || isLoggedLongAgo(before, now) ? at : before.toldAt,
  };
}

/** The first failure is logged, then one a day. */
const shouldLog = ({ triedAt, toldAt }: SyncBackoff): boolean => triedAt === toldAt;

const isLoggedLongAgo = ({ toldAt }: SyncBackoff, now: number) =>
  !isWithin(LOG_EVERY_MS, Date.parse(toldAt), now);
