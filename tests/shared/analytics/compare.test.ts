import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRates, compareRatesTogether, compareScores, holm } from '#shared/analytics/compare.ts';
import { npsSentence, rateSentence, ratingSentence } from '#shared/analytics/comparison-sentence.ts';
import type { Rate } from '#shared/analytics/intervals.ts';
import { rate } from '#shared/analytics/intervals.ts';
import { npsScore } from '#shared/analytics/nps.ts';
import { scoreOf, type Score } from '#shared/analytics/score.ts';

const share = (count: number, total: number) => rate(count, total) as Rate;

describe('compareRates', () => {
  it('agrees with the published analysis of the Physicians’ Health Study', () => {
    // A. Agresti, An Introduction to Categorical Data Analysis (2007), section 2.2: heart attacks in 189 of 11,034
    // physicians on placebo and 104 of 11,037 on aspirin: a difference of 0.0077, chi-squared 25.0 (z = 5.0).
    const found = compareRates(share(189, 11_034), share(104, 11_037));
    expect(found.difference).toBeCloseTo(0.0077, 4);
    expect(found.z ** 2).toBeCloseTo(25.01, 2);
    expect(found.p).toBeLessThan(1e-6);
    expect(found.verdict).toBe('unlikely_chance');
    // The book's interval, 0.005 to 0.011, is Wald's; with these numbers Newcombe's is the same.
    expect(found.low).toBeCloseTo(0.005, 3);
    expect(found.high).toBeCloseTo(0.011, 3);
  });

  it('gives no verdict on too few answers', () => {
    expect(compareRates(share(29, 29), share(0, 500)).verdict).toBe('too_few');
    expect(compareRates(share(1, 100), share(3, 100)).verdict).toBe('too_few');
    expect(compareRates(share(99, 100), share(97, 100)).verdict).toBe('too_few');
    expect(compareRates(share(15, 30), share(4, 30)).verdict).toBe('unlikely_chance');
    expect(compareRates(share(0, 100), share(0, 100))).toMatchObject({ verdict: 'too_few', z: 0, p: 1 });
  });

  it('gives the same result when the sides are swapped', () => {
    const count = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(count, count, count, count, (a, b, c, d) => {
        const [there, back] = [share(a, a + b), share(c, c + d)];
        const [found, mirrored] = [compareRates(there, back), compareRates(back, there)];
        expect(found.verdict).toBe(mirrored.verdict);
        expect(found.p).toBeCloseTo(mirrored.p, 12);
        expect(found.low).toBeCloseTo(-mirrored.high, 12);
      }),
    );
  });
});

describe('compareRatesTogether', () => {
  it('corrects the p values with Holm’s method', () => {
    // Computed by hand after S. Holm, A simple sequentially rejective multiple test procedure (1979): 4 × 0.005, 3
    // × 0.01, 2 × 0.03, and 0.04 raised to the value before it.
    const corrected = holm([0.01, 0.04, 0.03, 0.005]);
    [0.03, 0.06, 0.06, 0.02].forEach((value, index) => {
      expect(corrected[index]).toBeCloseTo(value, 12);
    });
    expect(holm([])).toEqual([]);
  });

  it('needs a larger difference than a single comparison', () => {
    const telling = [share(60, 200), share(42, 200)] as const;
    const dull = [share(50, 200), share(50, 200)] as const;
    expect(compareRates(...telling).verdict).toBe('unlikely_chance');
    const together = compareRatesTogether([telling, dull, dull, dull]);
    expect(together.map((each) => each.verdict)).toEqual(Array(4).fill('may_be_chance'));
    expect(together[0]?.p).toBeCloseTo(4 * compareRates(...telling).p, 12);
  });

  it('excludes shares with too few answers from the correction', () => {
    const telling = [share(60, 200), share(42, 200)] as const;
    const tiny = [share(1, 200), share(0, 200)] as const;
    const [found, untested] = compareRatesTogether([telling, tiny]);
    expect(found?.verdict).toBe('unlikely_chance');
    expect(untested?.verdict).toBe('too_few');
  });
});

const npsOf = (promoters: number, passives: number, detractors: number) =>
  npsScore({ promoters, passives, detractors }) as Score;

/** A rating of 1 to 5, by how often each point was given. */
const ratingOf = (...counts: number[]) => scoreOf([1, 2, 3, 4, 5], counts) as Score;

describe('two scores', () => {
  it('differ as the plain method says where answers are many and spread', () => {
    // By hand: 50 with variance 0.45 and 20 with variance 0.66, of 1,000 answers each: 30 ± 1.96 × 3.33.
    const found = compareScores(npsOf(600, 300, 100), npsOf(450, 300, 250));
    const half = 196 * Math.sqrt((0.45 + 0.66) / 1000);
    expect(found.difference).toBeCloseTo(30, 10);
    expect(found.low).toBeCloseTo(30 - half, 0);
    expect(found.high).toBeCloseTo(30 + half, 0);
    expect(found.verdict).toBe('unlikely_chance');
    expect(compareScores(npsOf(60, 30, 10), npsOf(58, 30, 12)).verdict).toBe('may_be_chance');
    expect(compareScores(npsOf(29, 0, 0), npsOf(0, 0, 900)).verdict).toBe('too_few');
  });

  it('do not differ because one of them is the same for all', () => {
    // Chance alone brings 30 promoters of 30 in 32 % of the samples from the second group.
    const found = compareScores(npsOf(30, 0, 0), npsOf(288, 9, 3));
    expect(found.verdict).toBe('may_be_chance');
    expect(found.p).toBeGreaterThan(0.2);
    expect(npsSentence('Shoppers in the US', found)).toBe(
      'Shoppers in the US have a higher NPS (100 against 95), which may well be chance.',
    );
    expect(compareScores(ratingOf(0, 0, 0, 0, 30), ratingOf(2, 2, 3, 8, 285)).verdict).toBe('may_be_chance');
    expect(compareScores(ratingOf(0, 0, 0, 0, 50), ratingOf(0, 0, 0, 50, 0)).verdict).toBe('unlikely_chance');
    expect(compareScores(ratingOf(0, 0, 0, 0, 50), ratingOf(0, 0, 0, 0, 50))).toMatchObject({
      p: 1,
      verdict: 'may_be_chance',
    });
  });

  it('have a verdict that agrees with the interval, and the same from either side', () => {
    const count = fc.nat(60);
    const rating = fc
      .tuple(count, count, count, count, count)
      .map((counts) => ratingOf(30, ...counts.slice(1)));
    fc.assert(
      fc.property(rating, rating, (one, other) => {
        const [found, mirrored] = [compareScores(one, other), compareScores(other, one)];
        const isZeroOutside = found.low > 0 || found.high < 0;
        expect(found.verdict === 'unlikely_chance').toBe(isZeroOutside);
        expect(found.low).toBeLessThanOrEqual(found.difference);
        expect(found.high).toBeGreaterThanOrEqual(found.difference);
        expect(found.low).toBeCloseTo(-mirrored.high, 9);
        expect(found.verdict).toBe(mirrored.verdict);
      }),
    );
  });
});

describe('the sentence of a comparison', () => {
  const about = (one: Rate, other: Rate) =>
    rateSentence('Repeat customers', 'Friend', compareRates(one, other));

  it.each([
    [
      share(62, 200),
      share(36, 200),
      'Repeat customers choose "Friend" more often (31 % against 18 %), unlikely to be chance.',
    ],
    [
      share(36, 200),
      share(62, 200),
      'Repeat customers choose "Friend" less often (18 % against 31 %), unlikely to be chance.',
    ],
    [
      share(62, 200),
      share(56, 200),
      'Repeat customers choose "Friend" more often (31 % against 28 %), which may well be chance.',
    ],
    [share(62, 200), share(62, 200), 'Repeat customers choose "Friend" as often (31 % against 31 %).'],
    [
      share(30_700, 100_000),
      share(31_400, 100_000),
      'Repeat customers choose "Friend" less often (30.7 % against 31.4 %), unlikely to be chance.',
    ],
    [
      share(3, 12),
      share(4, 45),
      'Too few answers to tell whether "Friend" differs (3 of 12 against 4 of 45).',
    ],
  ])('describes %o and %o', (one, other, expected) => {
    expect(about(one, other)).toBe(expected);
  });

  it('speaks of scores too', () => {
    const [one, other] = [npsOf(60, 30, 10), npsOf(45, 30, 25)];
    expect(npsSentence('Repeat customers', compareScores(one, other))).toBe(
      'Repeat customers have a higher NPS (50 against 20), unlikely to be chance.',
    );
    const few = npsOf(5, 0, 0);
    expect(npsSentence('Repeat customers', compareScores(few, other))).toBe(
      'Too few answers to tell (5 against 100).',
    );
    const rated = (fours: number, fives: number) => ratingOf(0, 0, 0, fours, fives);
    expect(ratingSentence('New customers', compareScores(rated(30, 20), rated(28, 22)))).toBe(
      'New customers give a lower rating (4.4 against 4.4), which may well be chance.',
    );
    expect(ratingSentence('New customers', compareScores(rated(30, 20), rated(30, 20)))).toBe(
      'New customers give the same rating (4.4 against 4.4).',
    );
  });
});
