import { describe, expect, it } from 'vitest';
import { AMOUNT_SHAPES, SCORE_SHAPES, TWO_VALUES } from '#tests/support/simulation/shapes.ts';
import {
  claimOnScreen,
  claimOrders,
  claimScores,
  claimShares,
  coverMedians,
  coverScores,
  coverTwoValues,
  SHARE,
} from '#tests/support/simulation/simulate.ts';

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

describe.each(Object.entries(TWO_VALUES))('scores of the shape "%s"', (_name, pair) => {
  it.each([5, 7, 12, 19, 20, 25, 40, 100, 300])(
    'with %i answers, are held by at least 93 % of the intervals in every proportion',
    (answers) => {
      expect(coverTwoValues(pair, answers)[0]?.worst().held).toBeGreaterThan(0.93);
    },
  );
});

describe('shares', () => {
  it.each(Array.from({ length: 56 }, (_, at) => at + 5))(
    'of %i answers, are held by at least 93 % of the intervals, whatever the true share',
    (answers) => {
      expect(coverTwoValues(SHARE, answers)[0]?.worst().held).toBeGreaterThan(0.93);
    },
  );

  it.each([
    ...GROUPS,
    [10, 10],
    [11, 30],
    [13, 200],
    [15, 500],
    [17, 17],
    [25, 50],
    [50, 50],
    [20, 300],
  ] as const)(
    'are said to differ in at most 6 % of equal groups of %i and %i, whatever the true share',
    (...sizes) => {
      expect(claimShares(sizes).product.worst().claimed).toBeLessThanOrEqual(0.06);
    },
  );

  it('are said to differ in 6.4 % of groups of 12 and 12 at most, which is the most for any sizes tried', () => {
    expect(claimShares([12, 12]).product.worst().claimed).toBeCloseTo(0.064, 3);
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
