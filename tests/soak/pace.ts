import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown when the time is over: the worker ends. */
export class Ended extends Error {}

export interface Pace {
  /**
   * Resolves when the next request is due, with the moment at which it was: a server that is slow to answer can't
   * slow down those who ask, and what they waited for their turn counts.
   */
  turn(): Promise<number>;
}

/** The same number of requests a second until it is over. */
export function createPace(perSecond: number, isOver: () => boolean): Pace {
  let next = performance.now();
  return {
    async turn() {
      const due = next;
      next += 1000 / perSecond;
      if (isOver()) throw new Ended();
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      return due;
    },
  };
}
