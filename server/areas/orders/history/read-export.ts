import { UPKEEP } from '#server/kernel/database/database.ts';
import type { WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { type Line, readLines } from '#server/kernel/platform/json-lines.ts';
import { mergeOrder } from '../merge-order.ts';
import { findOrders, insertResolveJob, linkResponses, saveOrders } from '../order-repository.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import type { OrderUpdate } from '../order-update.ts';
import { erasedAmong } from './erased-ids.ts';
import { type HistoryRun, lockHistory, saveReadPart } from './history-repository.ts';
import { isChild, readPastOrder } from './past-order.ts';

/**
 * Answers wait while a part is stored: on PostgreSQL those of this store, for its lock; on PGlite all, for the only
 * session. So each part has as many lines as were stored in this time at the pace of the part before.
 */
const PART_MS = { alone: 50, besideAnswers: 20 };
const [FEWEST_LINES, MOST_LINES] = [20, 500];

/** How long the fetch waits for a moment without answers before it stores a part. */
const PATIENCE = { longestMs: 300, paceMs: 0 };

interface Reading extends Pick<Deps, 'config' | 'database' | 'newId'>, WithIngestActivity {
  readonly storeId: string;
  readonly runId: string;
  readonly turn: Turn;
}

/** Reads and stores the rest of the export in parts; false if the turn ended first. */
export async function readExport(reading: Reading, run: HistoryRun, url: string): Promise<boolean> {
  let part: Line[] = [];
  let lines = FEWEST_LINES;
  for await (const line of readLines(url, run.bytesRead)) {
    const isFull = part.length >= lines || (part.length > 0 && reading.turn.isOver());
    // A part ends before the next order, so that none is stored without its lines.
    if (isFull && !isChild(line.text)) {
      await reading.ingest.giveWay(reading.storeId, PATIENCE);
      const lastedMs = await storePart(reading, run, part);
      if (lastedMs === null || reading.turn.isOver()) return false;
      const partMs = reading.ingest.isActive() ? PART_MS.besideAnswers : PART_MS.alone;
      lines = linesOfNext(part.length, lastedMs, partMs);
      part = [];
    }
    part.push(line);
  }
  return part.length === 0 || (await storePart(reading, run, part)) !== null;
}

/** At most twice as many, because the first parts of a process are slow and single ones are very fast. */
function linesOfNext(lines: number, lastedMs: number, partMs: number): number {
  const fitting = Math.floor((lines * partMs) / Math.max(lastedMs, 1));
  return Math.min(MOST_LINES, Math.max(FEWEST_LINES, Math.min(fitting, 2 * lines)));
}

/**
 * Stores one part with its position, in one transaction. Returns how long others waited for it, in milliseconds; null if
 * another fetch took this one's place.
 */
async function storePart(
  { config, database, newId, storeId, runId }: Reading,
  { operationAt }: HistoryRun,
  part: readonly Line[],
): Promise<number | null> {
  const orders = withChildren(part).map(({ order, children }) =>
    readPastOrder(order, children, operationAt ?? ''),
  );
  const updates = newestOfEach(orders.filter((each) => each !== null));
  return database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const begin = performance.now();
    const current = await lockHistory(tx, storeId);
    if (current?.runId !== runId) return null;
    const keys = config.secrets.tokenKeys;
    const isErasedCustomer = erasedAmong(keys, storeId, current.erasedCustomers);
    const isErasedOrder = erasedAmong(keys, storeId, current.erasedOrders);
    const wanted = updates.filter(
      ({ customerId, orderId }) => !isErasedOrder(orderId) && !isErasedCustomer(customerId),
    );
    const saved = await mergeInto(tx, { storeId, newId }, wanted);
    await saveReadPart(tx, storeId, {
      end: part.at(-1)?.end ?? 0,
      orders: orders.length,
      saved,
      unreadable: orders.filter((each) => each === null).length,
    });
    return performance.now() - begin;
  }, UPKEEP);
}

function withChildren(part: readonly Line[]): { readonly order: string; readonly children: string[] }[] {
  const orders: { readonly order: string; readonly children: string[] }[] = [];
  for (const { text } of part) {
    if (isChild(text)) orders.at(-1)?.children.push(text);
    else if (text.trim() !== '') orders.push({ order: text, children: [] });
  }
  return orders;
}

type Transaction = Parameters<typeof saveOrders>[0];

/** Merges updates into the stored orders: the newer state wins. Returns how many orders changed. */
async function mergeInto(
  tx: Transaction,
  { storeId, newId }: Pick<Reading, 'storeId' | 'newId'>,
  updates: readonly OrderUpdate[],
): Promise<number> {
  const ids = updates.map(({ orderId }) => orderId);
  const known = await findOrders(tx, storeId, ids);
  const merged = updates.map((update) => ({
    update,
    ...mergeOrder(known.get(update.orderId) ?? null, update),
  }));
  for (const { update, isContested } of merged) {
    if (isContested) await insertResolveJob(tx, { storeId, jobId: newId() }, update);
  }
  const changed = merged.filter(({ isChanged }) => isChanged).map(({ order }) => order);
  if (changed.length === 0) return 0;
  await saveOrders(tx, storeId, changed);
  await linkResponses(
    tx,
    storeId,
    changed.map(({ orderId }) => orderId),
  );
  return changed.length;
}

/** An export may name an order twice. */
function newestOfEach(updates: readonly OrderUpdate[]): OrderUpdate[] {
  const byId = new Map<string, OrderUpdate>();
  for (const update of updates) {
    byId.set(update.orderId, mergeOrder(byId.get(update.orderId) ?? null, update).order);
  }
  return [...byId.values()];
}
