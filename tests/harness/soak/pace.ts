import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown when the run is over, which ends the worker. */
export class Ended extends Error {}

export interface Pace {
  /**
   * Resolves when the next request is due, with that moment. A slow server does not slow down the requests, and the
   * time spent waiting for a turn counts.
   */
  turn(): Promise<number>;
}

/** Gives turns at a constant rate until the run is over. */
export function createPace(perSecond: number, isOver: () => boolean): Pace {
  let next = performance.now();
  return {
    async turn() {
      const due = next;
      next += 1000 / perSecond;
      if (isOver()) throw new Ended();
      const wait = due - performance.now();
      // Time passes: the pace of the requests.
      if (wait > 0) await sleep(wait);
      return due;
    },
  };
}
