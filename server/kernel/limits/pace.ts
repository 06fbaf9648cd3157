import { LruMap } from './lru-map.ts';

/** How long the calls of one store may take. */
export interface Pace {
  /** How many of them run at once. */
  readonly atOnce: number;
  /** Milliseconds of calls that may follow one another without a rest. */
  readonly burstMs: number;
  /** The part of the time that calls which follow one another without an end may take. Default: half of it. */
  readonly share?: number;
}

/**
 * No rest is longer: a call may have waited for a slow client or server, which costs others nothing. A store has never
 * more calls than this to make up for.
 */
const LONGEST_REST_MS = 500;

/** Stores whose calls are remembered. One that is forgotten begins with a full burst. */
const MOST_STORES = 1_000;

/**
 * Returns a function to call with the milliseconds that a call of a store took; it returns how long the call's place has to
 * rest. If a store's calls follow one another without an end, each place rests so long after each that the rest of the time
 * is left to other stores, however long a call takes. Resting places pay off the burst.
 */
export function createPace(
  { atOnce, burstMs, share = 1 / 2 }: Pace,
  now: () => number = () => performance.now(),
): (storeId: string, tookMs: number) => number {
  const taken = new LruMap<string, { readonly ms: number; readonly at: number }>(MOST_STORES);
  return (storeId, tookMs) => {
    const at = now();
    const before = taken.get(storeId);
    const left = before === undefined ? 0 : Math.max(0, before.ms - (at - before.at) * atOnce * share);
    const overMs = left + tookMs - burstMs;
    taken.set(storeId, { ms: burstMs + Math.min(overMs, LONGEST_REST_MS), at });
    return Math.max(0, Math.min(Math.min(overMs, tookMs) * (1 / share - 1), LONGEST_REST_MS));
  };
}
