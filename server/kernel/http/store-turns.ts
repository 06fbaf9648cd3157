import type { Request, Response } from 'express';
import type { RateClass } from '#shared/api/endpoint.ts';
import { inTurn } from '#server/kernel/limits/in-turn.ts';
import { LruMap } from '../limits/lru-map.ts';

/** Waits until a call of this store may begin. Its turn ends with the reply. */
export type TakeTurn = (storeId: string, rate: RateClass) => Promise<void>;

/**
 * A store's merchants and programs make as many calls as they like; a few of them run, the others of that store wait. So
 * the calls of another store wait for a few of its calls at most. Heavy ones, such as files that are sent for minutes,
 * have turns of their own. A store whose calls follow one another without an end leaves half of the time to others. A
 * merchant's screens are not slowed by that: they need less than the burst that comes first (`burstMs`).
 */
const ORDINARY = { atOnce: 3, waiting: 100, burstMs: 3_000 };
const HEAVY = { atOnce: 2, waiting: 20, burstMs: 2_000 };
/** Checking a large body, such as a draft of a hundred questions, is one long piece of work, and nobody saves without a pause. */
const LARGE = { atOnce: 1, waiting: 20, burstMs: 1_000, share: 1 / 4 };
const LARGE_BYTES = 100_000;

export type StoreTurns = (request: Request, response: Response) => TakeTurn;

export function createStoreTurns(): StoreTurns {
  const ordinary = turnsOf(ORDINARY);
  const heavy = turnsOf(HEAVY);
  const large = turnsOf(LARGE);
  const turnsFor = (request: Request, rate: RateClass) => {
    if (isLarge(request)) return large;
    return rate === 'heavy' ? heavy : ordinary;
  };
  return (request, response) => (storeId, rate) =>
    new Promise((begin, refuse) => {
      const ended = new Promise<void>((end) => {
        if (response.closed) end();
        else response.once('close', end);
      });
      turnsFor(request, rate)(storeId, begin, ended).catch(refuse);
    });
}

const turnsOf = (ofStore: Pace & { readonly waiting: number }) =>
  inTurn(
    async (begin: () => void, ended: Promise<void>) => {
      begin();
      await ended;
    },
    {
      ...{ atOnce: Infinity, waiting: Infinity },
      ofStore: { ...ofStore, restOf: createPace(ofStore) },
    },
  );

/** A body without a length may be of any. */
export const isLarge = (request: Request): boolean =>
  Number(request.get('content-length') ?? 0) > LARGE_BYTES || request.get('transfer-encoding') !== undefined;

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
