import { describe, expect, it } from 'vitest';
import { createPace } from '#server/kernel/http/store-turns.ts';

/** One call after the other, each as soon as the place has rested. Returns the rests. */
function callsInARow(calls: number, tookMs: number, share?: number) {
  let now = 0;
  const restOf = createPace({ atOnce: 1, burstMs: 100, ...(share !== undefined && { share }) }, () => now);
  const call = (storeId: string) => {
    now += tookMs;
    const rest = Math.round(restOf(storeId, tookMs));
    now += rest;
    return rest;
  };
  return {
    rests: Array.from({ length: calls }, () => call('noisy')),
    call,
    wait: (ms: number) => (now += ms),
  };
}

describe('the pace of a store’s calls', () => {
  it('leaves half of the time to others once a burst is used up', () => {
    const { rests } = callsInARow(30, 20);
    expect(rests.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(rests.slice(-10)).toEqual(Array(10).fill(20));
  });

  it('leaves more than half of the time if calls may take less', () => {
    const { rests } = callsInARow(30, 20, 1 / 4);
    expect(rests.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(rests.slice(-10)).toEqual(Array(10).fill(60));
  });

  it('does not count the calls of one store against another', () => {
    const { call } = callsInARow(30, 20);
    expect(call('neighbour')).toBe(0);
  });

  it('allows a new burst after a while without calls', () => {
    const { call, wait } = callsInARow(30, 20);
    expect(call('noisy')).toBe(20);
    wait(1_500);
    expect(call('noisy')).toBe(0);
  });

  it('lets no place rest longer than half a second, and soon forgets a call that took minutes', () => {
    const { rests, call, wait } = callsInARow(1, 300_000);
    expect(rests).toEqual([500]);
    wait(1_200);
    expect(call('noisy')).toBe(500);
    wait(1_200);
    expect(call('neighbour')).toBe(500);
  });
});
