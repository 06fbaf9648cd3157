import { AppError } from '#shared/errors.ts';
import { StoreQueues } from './store-queues.ts';

interface Turns {
  readonly atOnce: number;
  readonly waiting: number;
}

interface StoreTurns extends Turns {
  /** How long a place of a store has to rest after a call that took so long. Default: not at all. */
  readonly restOf?: (storeId: string, tookMs: number) => number;
}

/**
 * Runs at most `atOnce` calls, of all stores and of each; at most `waiting` others wait, and further ones are refused. A
 * store that has reached its own limits delays no other.
 */
export function inTurn<Input extends unknown[], Output>(
  work: (...input: Input) => Promise<Output>,
  { atOnce, waiting, ofStore }: Turns & { readonly ofStore: StoreTurns },
): (storeId: string, ...input: Input) => Promise<Output> {
  let running = 0;
  const runningOf = new Map<string, number>();
  const queue = new StoreQueues<() => void>();

  const count = (storeId: string) => runningOf.get(storeId) ?? 0;
  const hasPlace = (storeId: string) => running < atOnce && count(storeId) < ofStore.atOnce;
  const take = (storeId: string) => {
    running += 1;
    runningOf.set(storeId, count(storeId) + 1);
  };
  const leave = (storeId: string) => {
    const wasFull = running === atOnce;
    running -= 1;
    const left = count(storeId) - 1;
    if (left > 0) runningOf.set(storeId, left);
    else runningOf.delete(storeId);
    // Unless all places were taken, the others wait for calls of their own store.
    const start = wasFull ? queue.takeNext(hasPlace) : queue.takeFrom(storeId);
    start?.();
  };

  return async (storeId, ...input) => {
    if (hasPlace(storeId)) take(storeId);
    else {
      if (queue.size >= waiting || queue.sizeOf(storeId) >= ofStore.waiting) {
        throw new AppError('UNAVAILABLE', undefined, { retryAfter: 5 });
      }
      await new Promise<void>((begin) => {
        queue.push(storeId, () => {
          take(storeId);
          begin();
        });
      });
    }
    const begin = performance.now();
    try {
      return await work(...input);
    } finally {
      const restMs = ofStore.restOf?.(storeId, performance.now() - begin) ?? 0;
      if (restMs > 0) setTimeout(leave, restMs, storeId).unref();
      else leave(storeId);
    }
  };
}
