import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareRates,
  compareRatesTogether,
  compareScores,
  holm,
  scoreOfNps,
  scoreOfRating,
} from '#shared/analytics/compare.ts';
import { npsSentence, rateSentence, ratingSentence } from '#shared/analytics/comparison-sentence.ts';
import type { Rate } from '#shared/analytics/intervals.ts';
import { rate } from '#shared/analytics/intervals.ts';
import type { Nps } from '#shared/analytics/nps.ts';
import { nps } from '#shared/analytics/nps.ts';
import type { RatingSummary } from '#shared/analytics/ratings.ts';
import { summariseRatings } from '#shared/analytics/ratings.ts';

const share = (count: number, total: number) => rate(count, total) as Rate;

describe('two shares', () => {
  it('agree with the published analysis of the Physicians’ Health Study', () => {
    // A. Agresti, An Introduction to Categorical Data Analysis (2007), section 2.2: heart attacks in 189 of 11,034
    // physicians on placebo and 104 of 11,037 on aspirin: a difference of 0.0077, chi-squared 25.0 (z = 5.0).
    const found = compareRates(share(189, 11_034), share(104, 11_037));
    expect(found.difference).toBeCloseTo(0.0077, 4);
    expect(found.z ** 2).toBeCloseTo(25.01, 2);
    expect(found.p).toBeLessThan(1e-6);
    expect(found.verdict).toBe('unlikely_chance');
    // The interval of the book, 0.005 to 0.011, is Wald's; with these numbers Newcombe's is the same.
    expect(found.low).toBeCloseTo(0.005, 3);
    expect(found.high).toBeCloseTo(0.011, 3);
  });

  it('are not judged on too few answers', () => {
    expect(compareRates(share(29, 29), share(0, 500)).verdict).toBe('too_few');
    expect(compareRates(share(1, 100), share(3, 100)).verdict).toBe('too_few');
    expect(compareRates(share(99, 100), share(97, 100)).verdict).toBe('too_few');
    expect(compareRates(share(15, 30), share(4, 30)).verdict).toBe('unlikely_chance');
    expect(compareRates(share(0, 100), share(0, 100))).toMatchObject({ verdict: 'too_few', z: 0, p: 1 });
  });

  it('are compared the same from either side', () => {
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

describe('several shares at once', () => {
  it('are corrected by Holm’s method', () => {
    // S. Holm, A simple sequentially rejective multiple test procedure (1979), by hand: 4 × 0.005, 3 × 0.01,
    // 2 × 0.03, and 0.04 not below the one before.
    const corrected = holm([0.01, 0.04, 0.03, 0.005]);
    [0.03, 0.06, 0.06, 0.02].forEach((value, index) => {
      expect(corrected[index]).toBeCloseTo(value, 12);
    });
    expect(holm([])).toEqual([]);
  });

  it('need a larger difference than one alone', () => {
    const telling = [share(60, 200), share(42, 200)] as const;
    const dull = [share(50, 200), share(50, 200)] as const;
    expect(compareRates(...telling).verdict).toBe('unlikely_chance');
    const together = compareRatesTogether([telling, dull, dull, dull]);
    expect(together.map((each) => each.verdict)).toEqual(Array(4).fill('may_be_chance'));
    expect(together[0]?.p).toBeCloseTo(4 * compareRates(...telling).p, 12);
  });

  it('leave out of the count what cannot be tested', () => {
    const telling = [share(60, 200), share(42, 200)] as const;
    const tiny = [share(1, 200), share(0, 200)] as const;
    const [found, untested] = compareRatesTogether([telling, tiny]);
    expect(found?.verdict).toBe('unlikely_chance');
    expect(untested?.verdict).toBe('too_few');
  });
});

describe('two scores', () => {
  const npsOf = (promoters: number, passives: number, detractors: number) =>
    scoreOfNps(nps({ promoters, passives, detractors }) as Nps);

  it('differ by their standard errors', () => {
    // By hand: 50 with variance 0.65 of 100, 20 with variance 0.76 of 100.
    const found = compareScores(npsOf(60, 30, 10), npsOf(45, 30, 25));
    expect(found.difference).toBeCloseTo(30, 10);
    expect(found.z).toBeCloseTo(30 / (100 * Math.sqrt((0.7 - 0.25 + (0.7 - 0.04)) / 100)), 10);
    expect(found.verdict).toBe('unlikely_chance');
    expect(compareScores(npsOf(60, 30, 10), npsOf(58, 30, 12)).verdict).toBe('may_be_chance');
    expect(compareScores(npsOf(29, 0, 0), npsOf(0, 0, 900)).verdict).toBe('too_few');
  });

  it('without any spread differ, or do not', () => {
    const agreed = { answers: 50, score: 5, standardError: 0 };
    expect(compareScores(agreed, { ...agreed, score: 4 }).verdict).toBe('unlikely_chance');
    expect(compareScores(agreed, agreed)).toMatchObject({ z: 0, p: 1, verdict: 'may_be_chance' });
  });
});

describe('the sentence', () => {
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
  ])('about %o and %o', (one, other, expected) => {
    expect(about(one, other)).toBe(expected);
  });

  it('speaks of scores too', () => {
    const one = scoreOfNps(nps({ promoters: 60, passives: 30, detractors: 10 }) as Nps);
    const other = scoreOfNps(nps({ promoters: 45, passives: 30, detractors: 25 }) as Nps);
    expect(npsSentence('Repeat customers', compareScores(one, other))).toBe(
      'Repeat customers have a higher NPS (50 against 20), unlikely to be chance.',
    );
    const few = scoreOfNps(nps({ promoters: 5, passives: 0, detractors: 0 }) as Nps);
    expect(npsSentence('Repeat customers', compareScores(few, other))).toBe(
      'Too few answers to tell (5 against 100).',
    );
    const rated = (fours: number, fives: number) =>
      scoreOfRating(
        summariseRatings(
          new Map([
            [4, fours],
            [5, fives],
          ]),
          5,
        ) as RatingSummary,
      );
    expect(ratingSentence('New customers', compareScores(rated(30, 20), rated(28, 22)))).toBe(
      'New customers give a lower rating (4.4 against 4.4), which may well be chance.',
    );
    expect(ratingSentence('New customers', compareScores(rated(30, 20), rated(30, 20)))).toBe(
      'New customers give the same rating (4.4 against 4.4).',
    );
  });
});
