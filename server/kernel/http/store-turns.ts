import type { Request, Response } from 'express';
import type { RateClass } from '#shared/api/endpoint.ts';
import { inTurn } from '#server/kernel/limits/in-turn.ts';
import { createPace, type Pace } from '#server/kernel/limits/pace.ts';

/** Waits until a call of this store may begin. Its turn ends with the reply. */
export type TakeTurn = (storeId: string, rate: RateClass) => Promise<void>;

/**
 * A store's merchants and programs make as many calls as they like; a few of them run, the others of that store wait. So
 * the calls of another store wait for a few of its calls at most. Heavy ones, such as files that are sent for minutes,
 * have turns of their own. A store whose calls follow one another without an end leaves half of the time to others (`pace.ts`). A
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
