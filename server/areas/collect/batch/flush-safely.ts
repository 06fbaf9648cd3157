import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from '#server/kernel/clock/back-off.ts';
import { AppError } from '#shared/errors.ts';
import type { FlushOutcome, Group } from './batcher.ts';
import { isConnectionLost, isUnstorable } from './batch-repository.ts';

type Flush<Item, Result> = (groups: readonly Group<Item>[]) => Promise<readonly FlushOutcome<Result>[]>;

/** Attempts after a lost connection, and the wait before the second one. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;

/**
 * Flushes a batch so that one bad item does not fail the others: if the database refuses a value, nothing of the batch
 * is stored, so its stores and then the store's items are halved until the bad item is alone. After a lost connection the
 * whole batch is retried, which is safe because storing is idempotent.
 */
export async function flushSafely<Item, Result>(
  groups: readonly Group<Item>[],
  flush: Flush<Item, Result>,
): Promise<readonly FlushOutcome<Result>[]> {
  try {
    return await withRetries(groups, flush);
  } catch (error) {
    if (!isUnstorable(error)) return groups.flatMap(({ items }) => items.map(() => ({ error })));
    const halves = halvesOf(groups);
    if (halves === null) return [{ error: new AppError('ANSWERS_REFUSED', undefined, { cause: error }) }];
    const first = await flushSafely(halves[0], flush);
    return [...first, ...(await flushSafely(halves[1], flush))];
  }
}

type Halves<Item> = readonly [readonly Group<Item>[], readonly Group<Item>[]];

/** Null for a single item. */
function halvesOf<Item>(groups: readonly Group<Item>[]): Halves<Item> | null {
  const [group] = groups;
  if (groups.length > 1 || group === undefined) {
    const middle = groups.length >> 1;
    return [groups.slice(0, middle), groups.slice(middle)];
  }
  const { key, items } = group;
  if (items.length === 1) return null;
  const middle = items.length >> 1;
  return [[{ key, items: items.slice(0, middle) }], [{ key, items: items.slice(middle) }]];
}

async function withRetries<Item, Result>(
  groups: readonly Group<Item>[],
  flush: Flush<Item, Result>,
): Promise<readonly FlushOutcome<Result>[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await flush(groups);
    } catch (error) {
      if (!isConnectionLost(error) || attempt === ATTEMPTS) throw error;
      await sleep(backOff(attempt, { first: FIRST_PAUSE_MS }));
    }
  }
}
