import { expect, test } from 'vitest';
import type { Bench, Limits, Pair } from './harness.ts';
import { runBench } from './harness.ts';
import { growth, median, spread } from './statistics.ts';

const QUICK: Limits = { sizeMs: 300, maxRounds: 7, minRounds: 3, sampleMs: 0.5, warmUpMs: 20 };

function bench(pair: (size: number) => Partial<Pair>): Bench {
  return {
    title: 'Spinning',
    reference: 'a loop of the same kind',
    sizeUnit: 'turns',
    sizes: [20_000, 80_000, 320_000],
    prepare: (size) => ({
      product: () => spin(size),
      reference: () => spin(size),
      agree: () => {},
      ...pair(size),
    }),
  };
}

function spin(turns: number): number {
  let value = 1;
  for (let turn = 0; turn < turns; turn += 1) value = (value * 31 + turn) % 1_000_003;
  return value;
}

test('a product that does a quarter of the work shows as about a quarter', async () => {
  const { rows, productGrowth } = await runBench(
    bench((size) => ({ product: () => spin(size), reference: () => spin(size * 4) })),
    QUICK,
  );
  expect(rows.map(({ size }) => size)).toEqual([20_000, 80_000, 320_000]);
  for (const { ratio, rounds } of rows) {
    expect(rounds).toBeGreaterThanOrEqual(QUICK.minRounds);
    expect(ratio).toBeGreaterThan(0.1);
    expect(ratio).toBeLessThan(0.6);
  }
  expect(productGrowth).toBeGreaterThan(0.5);
  expect(productGrowth).toBeLessThan(1.5);
});

test('contenders that disagree are not compared, and what was opened is closed', async () => {
  let closed = 0;
  const disagreeing = bench(() => ({
    agree: () => {
      throw new Error('not the same work');
    },
    close: () => void (closed += 1),
  }));
  await expect(runBench(disagreeing, QUICK)).rejects.toThrow('not the same work');
  expect(closed).toBe(1);
});

test('work that is awaited is timed to its end', async () => {
  const wait = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));
  const { rows } = await runBench(
    bench(() => ({ product: wait(2), reference: wait(8) })),
    { ...QUICK, maxRounds: 3 },
  );
  for (const { product, reference } of rows) {
    expect(product).toBeGreaterThan(1);
    expect(reference).toBeGreaterThan(6);
  }
});

test('the figures are what their names say', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 1, 9, 2])).toBe(3);
  expect(spread([9, 10, 11])).toBeCloseTo(0.1);
  const points = (power: number) => [1, 10, 100].map((size) => ({ size, value: 3 * size ** power }));
  expect(growth(points(0))).toBeCloseTo(0);
  expect(growth(points(1))).toBeCloseTo(1);
  expect(growth(points(2))).toBeCloseTo(2);
});
