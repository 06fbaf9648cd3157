import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from '#server/kernel/clock/back-off.ts';
import { AppError } from '#shared/errors.ts';
import { isConnectionLost, isUnstorable } from './batch-repository.ts';
import type { Outcome } from './batcher.ts';

type Flush<Item, Result> = (items: readonly Item[]) => Promise<readonly Outcome<Result>[]>;

/** Attempts after a lost connection, and the wait before the second one. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;

/**
 * Flushes a batch so that one bad item does not fail the others: if the database refuses a value, nothing of the batch
 * is stored, so the batch is halved until the bad item is alone. After a lost connection the whole batch is retried,
 * which is safe because storing is idempotent.
 */
export async function flushSafely<Item, Result>(
  items: readonly Item[],
  flush: Flush<Item, Result>,
): Promise<readonly Outcome<Result>[]> {
  try {
    return await withRetries(items, flush);
  } catch (error) {
    if (!isUnstorable(error)) return items.map(() => ({ error }));
    if (items.length === 1) return [{ error: new AppError('ANSWERS_REFUSED', undefined, { cause: error }) }];
    const middle = items.length >> 1;
    const first = await flushSafely(items.slice(0, middle), flush);
    return [...first, ...(await flushSafely(items.slice(middle), flush))];
  }
}

async function withRetries<Item, Result>(
  items: readonly Item[],
  flush: Flush<Item, Result>,
): Promise<readonly Outcome<Result>[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await flush(items);
    } catch (error) {
      if (!isConnectionLost(error) || attempt === ATTEMPTS) throw error;
      await sleep(backOff(attempt, { first: FIRST_PAUSE_MS }));
    }
  }
}
