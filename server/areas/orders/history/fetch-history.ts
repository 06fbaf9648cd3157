import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Job } from '#server/kernel/jobs/job-repository.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import {
  type BulkOperation,
  fetchBulkOperation,
  findBulkQuery,
  startBulkQuery,
} from '#server/kernel/platform/bulk-operations.ts';
import { coversScopes, READ_PRODUCTS } from '#server/kernel/platform/oauth.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import {
  endHistory,
  findHistory,
  findReach,
  type HistoryReach,
  type HistoryRun,
  saveExport,
  saveFailedOperation,
  saveOperation,
} from './history-repository.ts';
import { pastOrdersQuery } from './past-order.ts';
import { readExport } from './read-export.ts';

type FetchDeps = Pick<Deps, 'config' | 'database' | 'newId' | 'log'> & WithIngestActivity;

const payloadSchema = z.object({ runId: z.string() });

/** After this many failed exports of the platform the fetch ends, and the merchant can start another one. */
const MOST_FAILED_OPERATIONS = 5;

/** A small store's export takes a second; a large one's takes minutes, and the job makes room for others. */
const POLL_MS = 500;
const POLLS = 6;
const PAUSE_SECONDS = 15;

interface Fetch extends FetchDeps {
  readonly storeId: string;
  readonly runId: string;
  readonly turn: Turn;
}

/**
 * Fetches a store's past orders: asks the platform for an export, waits for it, reads it in parts. Each step is stored
 * before the next, so that a process that continues it repeats at most one part.
 */
export async function fetchHistory(
  deps: FetchDeps,
  { storeId, payload }: Pick<Job, 'storeId' | 'payload'>,
  turn: Turn,
): Promise<object> {
  const { runId } = payloadSchema.parse(payload);
  const fetch = { ...deps, storeId, runId, turn };
  for (;;) {
    const run = await findHistory(deps.database, storeId);
    if (run?.runId !== runId) return { outcome: 'replaced by a later fetch' };
    if (run.status === 'complete' || run.status === 'unavailable') return outcomeOf(run);
    if (turn.isOver()) return new Unfinished({ runId });
    const isWaiting = await takeStep(fetch, run);
    if (isWaiting) return new Unfinished({ runId }, PAUSE_SECONDS);
  }
}

const outcomeOf = ({ status, ordersRead, ordersSaved }: HistoryRun) => ({ status, ordersRead, ordersSaved });

/** True if the fetch waits for the platform. */
async function takeStep(fetch: Fetch, run: HistoryRun): Promise<boolean> {
  const { database, storeId, runId } = fetch;
  const reach = await findReach(database, storeId);
  if (reach === null || !reach.isInstalled || run.failedOperations >= MOST_FAILED_OPERATIONS) {
    await endHistory(database, storeId, runId, 'unavailable');
    return false;
  }
  if (run.status === 'queued') return startExport(fetch, run, reach);
  if (run.status === 'exporting') return awaitExport(fetch, run);
  await continueReading(fetch, run);
  return false;
}

async function startExport(
  fetch: Fetch,
  { askedFrom, failedOperations }: HistoryRun,
  { scopes }: HistoryReach,
): Promise<boolean> {
  const { database, storeId, runId } = fetch;
  const mayReadProducts = coversScopes(scopes, [READ_PRODUCTS]);
  const query = `# Fetch ${runId}, attempt ${String(failedOperations + 1)}\n${pastOrdersQuery(askedFrom, { mayReadProducts })}`;
  const operation = await callStore(
    fetch,
    storeId,
    // A killed process may have started it without storing so.
    async (access) => (await findBulkQuery(access, query)) ?? startBulkQuery(access, query),
  );
  if (operation === null) return true;
  await saveOperation(database, storeId, runId, operation);
  return false;
}

async function awaitExport(fetch: Fetch, run: HistoryRun): Promise<boolean> {
  const { database, storeId, runId, turn } = fetch;
  for (let poll = 0; poll < POLLS && !turn.isOver(); poll += 1) {
    if (poll > 0) await pause(POLL_MS);
    const operation = await askForOperation(fetch, run);
    if (operation === null || operation.state === 'failed') {
      await saveFailedOperation(database, storeId, runId);
      return false;
    }
    const isWritten = operation.state === 'complete';
    await saveExport(database, storeId, runId, { orders: operation.objects, isWritten });
    if (isWritten) return false;
  }
  return true;
}

/** Reads the export from where the last part ended. The file's address is asked for each time, because it expires. */
async function continueReading(fetch: Fetch, run: HistoryRun): Promise<void> {
  const { database, storeId, runId } = fetch;
  const operation = await askForOperation(fetch, run);
  if (operation?.state !== 'complete') {
    await saveFailedOperation(database, storeId, runId);
    return;
  }
  const isWhole = operation.url === null || (await readExport(fetch, run, operation.url));
  if (isWhole) await endHistory(database, storeId, runId, 'complete');
}

function askForOperation(fetch: Fetch, { operationId }: HistoryRun): Promise<BulkOperation | null> {
  return callStore(fetch, fetch.storeId, (access) => fetchBulkOperation(access, operationId ?? ''));
}
