import type { DevStoreOptions } from '../options.ts';

/** The platform's bucket of a store: each call takes its cost out of it, and points return each second. */
const STANDARD = { maximum: 2_000, restoreRate: 100 };
const COST_OF_A_CALL = 10;

export interface Throttle {
  /** Takes a call's cost; the reply of a refused call, or null if it may run. */
  refuse(): object | null;
}

export function createThrottle({ clock, throttle = STANDARD }: DevStoreOptions): Throttle {
  const { maximum, restoreRate } = throttle;
  let available = maximum;
  let at = clock();
  return {
    refuse() {
      const now = clock();
      available = Math.min(maximum, available + (Math.max(0, now - at) / 1000) * restoreRate);
      at = now;
      if (available < COST_OF_A_CALL) return throttledReply(maximum, available, restoreRate);
      available -= COST_OF_A_CALL;
      return null;
    },
  };
}

function throttledReply(maximumAvailable: number, available: number, restoreRate: number): object {
  return {
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: {
      cost: {
        requestedQueryCost: COST_OF_A_CALL,
        actualQueryCost: null,
        throttleStatus: { maximumAvailable, currentlyAvailable: Math.floor(available), restoreRate },
      },
    },
  };
}
