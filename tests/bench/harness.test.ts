import { expect, test } from 'vitest';
import type { Bench, Limits, Pair } from './harness.ts';
import { runBench } from './harness.ts';
import { growth, median, spread } from './statistics.ts';

/** Its clock advances only during work, so that the results are exact. */
function machine() {
  let now = 0;
  const limits: Limits = {
    sizeMs: 1_000,
    maxRounds: 7,
    minRounds: 3,
    sampleMs: 5,
    warmUpMs: 20,
    clock: () => now,
  };
  return { limits, work: (ms: number) => void (now += ms) };
}

function bench(pair: (size: number) => Partial<Pair>): Bench {
  return {
    title: 'Working',
    reference: 'somebody else',
    sizeUnit: 'things',
    sizes: [10, 20, 40],
    prepare: (size) => ({ product: () => {}, reference: () => {}, agree: () => {}, ...pair(size) }),
  };
}

test('reports the medians, ratios and growth of product and reference', async () => {
  const { limits, work } = machine();
  const { rows, productGrowth, referenceGrowth } = await runBench(
    bench((size) => ({ product: () => work(size / 10), reference: () => work(size ** 2 / 100) })),
    limits,
  );
  expect(rows.map(({ size, product, reference, ratio }) => [size, product, reference, ratio])).toEqual([
    [10, 1, 1, 1],
    [20, 2, 4, 0.5],
    [40, 4, 16, 0.25],
  ]);
  expect(productGrowth).toBeCloseTo(1);
  expect(referenceGrowth).toBeCloseTo(2);
});

test('alternates which of the two runs first', async () => {
  const { limits, work } = machine();
  const calls: string[] = [];
  await runBench(
    bench(() => ({
      product: () => {
        calls.push('p');
        work(30);
      },
      reference: () => {
        calls.push('r');
        work(30);
      },
    })),
    { ...limits, maxRounds: 4 },
  );
  const [agreeing, warming] = [2, 2];
  expect(calls.slice(agreeing + warming, agreeing + warming + 8).join('')).toBe('prrpprrp');
});

test('limits the time of slow work, but runs the minimum number of rounds', async () => {
  const { limits, work } = machine();
  const { rows } = await runBench(
    bench((size) => ({ product: () => work(size * 10), reference: () => work(size * 10) })),
    limits,
  );
  expect(rows.map(({ rounds }) => rounds)).toEqual([6, 3, 3]);
});

test('refuses to compare contenders with different results, and closes both', async () => {
  let closed = 0;
  const disagreeing = bench(() => ({
    agree: () => {
      throw new Error('not the same work');
    },
    close: () => void (closed += 1),
  }));
  await expect(runBench(disagreeing, machine().limits)).rejects.toThrow('not the same work');
  expect(closed).toBe(1);
});

test('measures asynchronous work to its end', async () => {
  const { limits, work } = machine();
  const later = (ms: number) => () => Promise.resolve().then(() => work(ms));
  const { rows } = await runBench(
    bench(() => ({ product: later(20), reference: later(80) })),
    limits,
  );
  expect(rows.map(({ ratio }) => ratio)).toEqual([0.25, 0.25, 0.25]);
});

test('computes median, spread and growth', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 1, 9, 2])).toBe(3);
  expect(spread([9, 10, 11])).toBeCloseTo(0.1);
  const points = (power: number) => [1, 10, 100].map((size) => ({ size, value: 3 * size ** power }));
  expect(growth(points(0))).toBeCloseTo(0);
  expect(growth(points(1))).toBeCloseTo(1);
  expect(growth(points(2))).toBeCloseTo(2);
});
