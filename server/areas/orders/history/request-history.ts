import { DAY_MS } from '#shared/durations.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import { ALL_ORDERS, coversScopes } from '#server/kernel/platform/oauth.ts';
import { DAYS_WITHOUT_GRANT, MONTHS_WITH_GRANT, READ_ORDERS } from './history-limits.ts';
import { findHistory, findReach, insertHistory } from './history-repository.ts';

/** The kind of job that fetches a store's past orders. */
export const FETCH_HISTORY = 'fetch_order_history';

/**
 * Stores the fetch of a store's past orders in the caller's transaction, in place of an earlier one. A job does the
 * work. Orders older than the store keeps answers are not asked for.
 */
export async function requestHistory(
  tx: Queries,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  storeId: string,
): Promise<void> {
  const reach = await findReach(tx, storeId);
  if (reach === null) return;
  const runId = newId();
  const reachesAll = coversScopes(reach.scopes, [ALL_ORDERS]);
  const mayRead = coversScopes(reach.scopes, [READ_ORDERS]);
  await insertHistory(tx, storeId, {
    runId,
    status: mayRead ? 'queued' : 'unavailable',
    askedFrom: new Date(askedFrom(clock(), reachesAll, reach.retentionMonths)).toISOString(),
    reachesAll,
  });
  if (mayRead) await insertJob(tx, { storeId, jobId: newId(), kind: FETCH_HISTORY, payload: { runId } });
}

/**
 * Requests past orders at an install or a login. A login finds that the last fetch already covers them, unless that one
 * could not run or the store grants more now. Orders that were placed while the app was uninstalled are in no fetch.
 */
export async function requestMissingHistory(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'newId'>,
  storeId: string,
): Promise<void> {
  const run = await findHistory(tx, storeId);
  const reach = await findReach(tx, storeId);
  const isCovered =
    run !== null &&
    run.status !== 'unavailable' &&
    (run.reachesAll || !coversScopes(reach?.scopes ?? [], [ALL_ORDERS])) &&
    Date.parse(run.requestedAt) >= Date.parse(reach?.installedAt ?? run.requestedAt);
  if (!isCovered) await requestHistory(tx, deps, storeId);
}

function askedFrom(now: number, reachesAll: boolean, retentionMonths: number | null): number {
  const granted = reachesAll ? monthsBefore(now, MONTHS_WITH_GRANT) : now - DAYS_WITHOUT_GRANT * DAY_MS;
  return retentionMonths === null ? granted : Math.max(granted, monthsBefore(now, retentionMonths));
}

function monthsBefore(now: number, months: number): number {
  const moment = new Date(now);
  return moment.setUTCMonth(moment.getUTCMonth() - months);
}
