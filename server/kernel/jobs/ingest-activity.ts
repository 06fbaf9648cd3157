import { setTimeout as sleep } from 'node:timers/promises';
import { LruMap } from '#server/kernel/limits/lru-map.ts';

/** Lets work that can wait give way to the answers that this process takes in. */
export interface IngestActivity {
  /** Takes in an answer. */
  during<T>(takeIn: () => Promise<T>): Promise<T>;
  /** Resolves in a moment without answers, or once `limits` allow this store no longer wait. */
  giveWay(storeId: string, limits: GiveWayLimits): Promise<void>;
  /** Whether an answer was taken in within the last second, so that more are likely to come. */
  isActive(): boolean;
}

export interface GiveWayLimits {
  /** How long to wait for a moment without answers. */
  readonly longestMs: number;
  /**
   * After that time, one call of the store goes on in each of these intervals, so that held work does not begin all at
   * once and a store with much of it does not hold back another.
   */
  readonly paceMs: number;
}

export interface WithIngestActivity {
  readonly ingest: IngestActivity;
}

/** A page that has more to send sends it sooner than this after a reply. */
const QUIET_MS = 15;
const ACTIVE_MS = 1_000;
/** Stores with work that did not find a quiet moment; a forgotten one may go on at once. */
const MOST_STORES = 1_000;

export function createIngestActivity(now: () => number = () => performance.now()): IngestActivity {
  let waiting = 0;
  let repliedAt = -Infinity;
  const forcedAt = new LruMap<string, number>(MOST_STORES);
  const isQuiet = () => waiting === 0 && now() >= repliedAt + QUIET_MS;
  return {
    isActive: () => waiting > 0 || now() < repliedAt + ACTIVE_MS,
    async during(takeIn) {
      waiting += 1;
      try {
        return await takeIn();
      } finally {
        waiting -= 1;
        repliedAt = now();
      }
    },
    async giveWay(storeId, { longestMs, paceMs }) {
      const end = now() + longestMs;
      while (!isQuiet()) {
        const leftMs = Math.max(end, (forcedAt.get(storeId) ?? -Infinity) + paceMs) - now();
        if (leftMs <= 0) {
          forcedAt.set(storeId, now());
          return;
        }
        await sleep(Math.min(leftMs, QUIET_MS));
      }
    },
  };
}
