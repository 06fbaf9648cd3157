import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#shared/errors.ts';
import { isLost, isUnstorable } from './batch-repository.ts';
import type { Outcome } from './batcher.ts';

type Flush<Item, Result> = (items: readonly Item[]) => Promise<readonly Outcome<Result>[]>;

/** How often a batch is tried whose connection broke, and how long to wait before the second time. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;

/**
 * Works off a batch so that no item suffers for another. One that the database can't take makes the whole batch fail
 * and nothing of it is kept; so it is halved until the bad one is alone. A lost connection is tried again whole, since
 * nobody knows whether it was kept, and keeping the same twice changes nothing.
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
      if (!isLost(error) || attempt === ATTEMPTS) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}
