import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rate } from '#shared/analytics/intervals.ts';
import type { Rate } from '#shared/analytics/intervals.ts';
import { normalCdf, twoSidedP } from '#shared/analytics/normal.ts';
import { nps, npsCounts, npsGroup } from '#shared/analytics/nps.ts';
import { moments, summariseRatings } from '#shared/analytics/ratings.ts';
import { coverTwoValues, SHARE } from '#tests/support/simulation/simulate.ts';
import { TWO_VALUES } from '#tests/support/simulation/shapes.ts';

const known = (count: number, total: number) => rate(count, total) as Rate;

describe('rates', () => {
  // R 4.2: qbeta(0.025, count + 0.15, total - count + 0.85) and qbeta(0.975, count + 0.85, total - count + 0.15).
  it.each([
    [81, 263, 0.253272, 0.36703],
    [15, 148, 0.058624, 0.16045],
    [0, 20, 0, 0.154312],
    [1, 29, 0.001516, 0.169609],
  ])('%i of %i has the interval %f to %f', (count, total, low, high) => {
    expect(known(count, total).low).toBeCloseTo(low, 6);
    expect(known(count, total).high).toBeCloseTo(high, 6);
  });

  // R. G. Newcombe, Two-sided confidence intervals for the single proportion: comparison of seven methods,
  // Statistics in Medicine 17 (1998) 857–872, table I, methods 5 (Clopper and Pearson) and 6 (mid-P).
  it.each([
    { count: 81, total: 263, exact: [0.2527, 0.3676], midP: [0.2544, 0.3658] },
    { count: 15, total: 148, exact: [0.0578, 0.1617], midP: [0.0601, 0.1581] },
    { count: 0, total: 20, exact: [0, 0.1684], midP: [0, 0.1391] },
    { count: 1, total: 29, exact: [0.0009, 0.1776], midP: [0.0017, 0.1585] },
  ])('$count of $total lies within the published exact interval', ({ count, total, exact, midP }) => {
    const { low, high } = known(count, total);
    expect(low).toBeGreaterThanOrEqual(exact[0] ?? 1);
    expect(low).toBeLessThanOrEqual(midP[0] ?? 0);
    expect(high).toBeGreaterThanOrEqual(midP[1] ?? 1);
    expect(high).toBeLessThanOrEqual(exact[1] ?? 0);
  });

  it.each([5, 6, 7, 8, 9, 10, 12, 15, 19, 20, 21, 25, 30, 34, 40, 50, 75, 100])(
    'from %i answers hold every true share at least 93 % of the time',
    (answers) => {
      expect(coverTwoValues(SHARE, answers)[0]?.worst().held).toBeGreaterThan(0.93);
    },
  );

  it('returns null without answers', () => {
    expect(rate(0, 0)).toBeNull();
  });

  it('always contains the share and stays within 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (a, b) => {
        const found = rate(a, a + b);
        expect(found === null).toBe(a + b === 0);
        if (found === null) return;
        const { low, share, high } = found;
        expect([0, low, share, high, 1]).toEqual([0, low, share, high, 1].sort((x, y) => x - y));
      }),
    );
  });
});

describe('the normal distribution', () => {
  // Values from Abramowitz & Stegun, Handbook of Mathematical Functions, table 26.1.
  it.each([
    [0, 0.5],
    [1, 0.841344746],
    [1.96, 0.975002105],
    [2.5, 0.993790335],
    [-1, 0.158655254],
    [-3, 0.001349898],
  ])('below %f has the share %f', (z, share) => {
    expect(normalCdf(z)).toBeCloseTo(share, 9);
  });

  it('stays between 0 and 1 far from the mean', () => {
    expect(normalCdf(-40)).toBe(0);
    expect(normalCdf(40)).toBe(1);
    expect(twoSidedP(7.9)).toBeGreaterThanOrEqual(0);
    expect(twoSidedP(0)).toBe(1);
  });
});

describe.each(Object.entries(TWO_VALUES))('where all answers are %s', (_name, pair) => {
  it.each([5, 6, 8, 10, 15, 20, 30, 50])(
    'intervals from %i answers hold the true score at least 93 % of the time, in any proportion',
    (answers) => {
      expect(coverTwoValues(pair, answers)[0]?.worst().held).toBeGreaterThan(0.93);
    },
  );
});

describe('net promoter score', () => {
  it('separates promoters, passives and detractors', () => {
    const groups = Array.from({ length: 11 }, (_, value) => npsGroup(value));
    expect(groups).toEqual([
      ...Array<string>(7).fill('detractors'),
      'passives',
      'passives',
      'promoters',
      'promoters',
    ]);
    const byValue = new Map([
      [0, 2],
      [6, 1],
      [7, 4],
      [8, 1],
      [9, 5],
      [10, 3],
    ]);
    expect(npsCounts(byValue)).toEqual({ promoters: 8, passives: 5, detractors: 3 });
  });

  it('is as wide as the published worked example', () => {
    // TalkStats, "Net Promoter Score: calculating confidence intervals and margin of error": 291 promoters, 476
    // passives and 395 detractors give -9 with 4.4 on either side.
    const found = nps({ promoters: 291, passives: 476, detractors: 395 });
    expect(found?.score).toBeCloseTo(-8.95, 2);
    expect((found?.high ?? 0) - (found?.low ?? 0)).toBeCloseTo(2 * 4.38, 0);
  });

  it('is null without answers, and keeps an interval when all answers agree', () => {
    expect(nps({ promoters: 0, passives: 0, detractors: 0 })).toBeNull();
    const found = nps({ promoters: 5, passives: 0, detractors: 0 });
    expect(found?.score).toBe(100);
    expect(found?.high).toBe(100);
    expect(found?.low).toBeLessThan(80);
  });

  it('lies within its interval and on the scale', () => {
    const count = fc.nat(400);
    fc.assert(
      fc.property(count, count, count, (promoters, passives, detractors) => {
        const found = nps({ promoters, passives, detractors });
        expect(found === null).toBe(promoters + passives + detractors === 0);
        if (found === null) return;
        const ends = [-100, found.low, found.score, found.high, 100];
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
      }),
    );
  });

  it('has an interval that contains the true score about as often as stated', () => {
    // A seeded simulation: 2,000 surveys of 40 answers each from a known population.
    let state = 42;
    const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    let covered = 0;
    for (let survey = 0; survey < 2000; survey++) {
      const counts = { promoters: 0, passives: 0, detractors: 0 };
      for (let answer = 0; answer < 40; answer++) {
        const draw = random();
        counts[draw < 0.6 ? 'promoters' : draw < 0.85 ? 'passives' : 'detractors'] += 1;
      }
      const found = nps(counts);
      if (found && found.low <= 45 && found.high >= 45) covered++;
    }
    expect(covered / 2000).toBeGreaterThan(0.93);
    expect(covered / 2000).toBeLessThan(0.97);
  });
});

describe('ratings', () => {
  it('have mean, spread, median and the share of the top two points', () => {
    const found = summariseRatings(
      new Map([
        [1, 1],
        [3, 1],
        [4, 2],
        [5, 4],
      ]),
      5,
    );
    expect(found).toMatchObject({ answers: 8, mean: 4, median: 4.5 });
    expect(found?.topTwo).toMatchObject({ count: 6, total: 8 });
    expect(found?.meanLow).toBeGreaterThan(2.5);
    expect(found?.meanLow).toBeLessThan(3.2);
    expect(found?.meanHigh).toBeGreaterThan(4.5);
    expect(found?.meanHigh).toBeLessThan(4.9);
  });

  it('gives a wide interval for one answer, and nothing without answers', () => {
    const one = summariseRatings(new Map([[4, 1]]), 5);
    expect(one?.mean).toBe(4);
    expect((one?.meanHigh ?? 0) - (one?.meanLow ?? 0)).toBeGreaterThan(2.5);
    expect(summariseRatings(new Map(), 5)).toBeNull();
    expect(summariseRatings(new Map([[4, 0]]), 5)).toBeNull();
  });

  it('have the same mean, variance and median as a calculation over single answers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 60 }), (answers) => {
        const byValue = new Map<number, number>();
        for (const answer of answers) byValue.set(answer, (byValue.get(answer) ?? 0) + 1);
        const mean = answers.reduce((sum, answer) => sum + answer, 0) / answers.length;
        const spread = answers.reduce((sum, answer) => sum + (answer - mean) ** 2, 0) / (answers.length - 1);
        const sorted = [...answers].sort((a, b) => a - b);
        const middle = (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[sorted.length >> 1] ?? 0);
        expect(moments(byValue).mean).toBeCloseTo(mean, 9);
        expect(moments(byValue).variance).toBeCloseTo(spread, 9);
        expect(summariseRatings(byValue, 5)?.median).toBe(middle / 2);
      }),
    );
  });
});
