import { describe, expect, it } from 'vitest';
import { AMOUNT_SHAPES, SCORE_SHAPES, SHARES } from '#tests/bench/simulation/shapes.ts';
import {
  claimOnScreen,
  claimOrders,
  claimScores,
  claimShares,
  coverMedians,
  coverScores,
  coverShares,
} from '#tests/bench/simulation/simulate.ts';

// A short part of `npm run bench -- coverage`, which has more samples, sizes and figures.

const SAMPLES = 600;
/** Half as many samples show 6 % with an error of 1.2 %. */
const MOST_FALSE = 0.08;

const COVERED = [
  [5, 0.9],
  [10, 0.9],
  [20, 0.93],
  [50, 0.93],
  [200, 0.93],
] as const;

const GROUPS = [
  [10, 100],
  [30, 30],
  [30, 300],
  [100, 100],
] as const;

describe.each(Object.keys(SCORE_SHAPES))('scores of the shape "%s"', (shape) => {
  it.each(COVERED)(
    'with %i answers, hold the true score in at least %f of the intervals',
    (answers, least) => {
      expect(coverScores(shape, answers, SAMPLES)[0]?.held).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(GROUPS)('are said to differ in at most 6 % of equal groups of %i and %i', (...sizes) => {
    expect(claimScores([shape, shape], sizes, SAMPLES).product).toBeLessThan(MOST_FALSE);
  });
});

describe.each([...SHARES])('shares of %f', (share) => {
  it.each(COVERED)('with %i answers, hold the true share in nearly %f of the intervals', (answers, least) => {
    // Wilson's interval holds a share of 5 % in 92.5 % of samples of 20, and one of 2 % in 92.2 % of samples of 50.
    expect(coverShares(share, answers, SAMPLES)[0]?.held).toBeGreaterThanOrEqual(least - 0.03);
  });

  it.each(GROUPS)('are said to differ in at most 6 % of equal groups of %i and %i', (...sizes) => {
    expect(claimShares([share, share], sizes, SAMPLES).product).toBeLessThan(MOST_FALSE);
  });
});

describe.each(Object.keys(AMOUNT_SHAPES))('orders of the shape "%s"', (shape) => {
  it.each(COVERED)(
    'with %i orders, hold the true median in at least %f of the intervals',
    (orders, least) => {
      expect(coverMedians(shape, orders, SAMPLES)[0]?.held).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(GROUPS)('are said to be larger in at most 6 % of equal groups of %i and %i', (...sizes) => {
    expect(claimOrders([shape, shape], sizes, 1, SAMPLES / 2).product).toBeLessThan(MOST_FALSE);
  });
});

describe('a screen of ten questions on which nothing differs', () => {
  it.each([
    [100, 100],
    [30, 300],
  ])('shows a finding at most 1 time of 10, with groups of %i and %i', (...sizes) => {
    // 150 screens show 10 % with an error of 2.4 %.
    expect(claimOnScreen(sizes, 150).product).toBeLessThan(0.15);
  });
});
