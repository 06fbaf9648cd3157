import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareRates,
  compareScores,
  type Difference,
  judge,
  judgeTogether,
  SCREEN_ERROR,
  SIGNIFICANCE,
  stepDown,
} from '#shared/analytics/compare.ts';
import { npsSentence, rateSentence, ratingSentence } from '#shared/analytics/comparison-sentence.ts';
import type { Rate } from '#shared/analytics/intervals.ts';
import { rate } from '#shared/analytics/intervals.ts';
import { npsScore } from '#shared/analytics/nps.ts';
import { scoreOf, type Score } from '#shared/analytics/score.ts';

const share = (count: number, total: number) => rate(count, total) as Rate;

const npsOf = (promoters: number, passives: number, detractors: number) =>
  npsScore({ promoters, passives, detractors }) as Score;

/** A rating of 1 to 5, by how often each point was given. */
const ratingOf = (...counts: number[]) => scoreOf([1, 2, 3, 4, 5], counts) as Score;

const alone = (difference: Difference) => judge(difference, SIGNIFICANCE);

/** Judges all as the options of one question. */
const asQuestion = (differences: readonly Difference[]) => ({
  differences,
  judgeAt: (error: number) => differences.map((difference) => judge(difference, error)),
});

const shares = fc
  .tuple(fc.nat(300), fc.nat(300), fc.nat(300), fc.nat(300))
  .filter(([a, b, c, d]) => a + b > 0 && c + d > 0)
  .map(([a, b, c, d]) => [share(a, a + b), share(c, c + d)] as const);

describe('two shares', () => {
  it('differ as the published analysis of the Physicians’ Health Study says', () => {
    // A. Agresti, An Introduction to Categorical Data Analysis (2007), section 2.2: heart attacks in 189 of 11,034
    // physicians on placebo and 104 of 11,037 on aspirin: a difference of 0.0077 with the interval 0.005 to 0.011.
    const found = alone(compareRates(share(189, 11_034), share(104, 11_037)));
    expect(found.difference).toBeCloseTo(0.0077, 4);
    expect(found.p).toBeLessThan(1e-5);
    expect(found.verdict).toBe('unlikely_chance');
    expect(found.low).toBeCloseTo(0.005, 3);
    expect(found.high).toBeCloseTo(0.011, 3);
  });

  it('are not tested below ten answers, or where no count could be a finding', () => {
    expect(alone(compareRates(share(9, 9), share(0, 500)))).toEqual({
      ...{ difference: 1, verdict: 'too_few' },
      ...{ low: null, high: null, p: null, error: null },
    });
    expect(compareRates(share(1, 100), share(1, 100)).test).toBeNull();
    expect(compareRates(share(0, 100), share(0, 100)).test).toBeNull();
    expect(compareRates(share(100, 100), share(500, 500)).test).toBeNull();
    expect(alone(compareRates(share(10, 12), share(3, 200))).verdict).toBe('unlikely_chance');
  });

  it('are not said to differ because a small group has one rare answer', () => {
    // Chance gives at least one of these four answers to the small group 11 times of 100.
    expect(alone(compareRates(share(1, 30), share(3, 1_000))).verdict).toBe('may_be_chance');
  });

  it('have the same result when the sides are swapped', () => {
    fc.assert(
      fc.property(shares, ([one, other]) => {
        const [found, mirrored] = [alone(compareRates(one, other)), alone(compareRates(other, one))];
        expect(found.verdict).toBe(mirrored.verdict);
        expect(found.low ?? 0).toBeCloseTo(-(mirrored.high ?? 0), 9);
        expect(found.p ?? 1).toBeCloseTo(mirrored.p ?? 1, 9);
      }),
    );
  });
});

describe('the comparisons of one screen', () => {
  it('are tested one after the other, as in a published example', () => {
    // S. Holm, A simple sequentially rejective multiple test procedure (1979): of 0.01, 0.04, 0.03 and 0.005, two are
    // findings at 5 %: 0.005 < 0.05 / 4, 0.01 < 0.05 / 3, 0.03 > 0.05 / 2.
    expect(stepDown([0.01, 0.04, 0.03, 0.005], 0.05)).toBeCloseTo(0.025, 12);
    expect(stepDown([0.01, 0.02, 0.03, 0.005], 0.1)).toBeCloseTo(SIGNIFICANCE, 12);
    expect(stepDown([], 0.1)).toBe(SIGNIFICANCE);
  });

  it('need a larger difference the more there are', () => {
    const telling = compareRates(share(60, 200), share(42, 200));
    const dull = compareRates(share(50, 200), share(50, 200));
    expect(alone(telling).verdict).toBe('unlikely_chance');
    const { comparisons, judged } = judgeTogether([asQuestion([telling]), asQuestion(Array(5).fill(dull))]);
    expect(comparisons).toBe(6);
    expect(judged.flat().map(({ verdict }) => verdict)).toEqual(Array(6).fill('may_be_chance'));
    expect(judged[0]?.[0]?.error).toBeCloseTo(SCREEN_ERROR / 6, 12);
  });

  it('do not count what has too few answers', () => {
    const telling = compareRates(share(60, 200), share(42, 200));
    const tiny = compareRates(share(1, 200), share(0, 200));
    const { comparisons, judged } = judgeTogether([asQuestion([telling, tiny])]);
    expect(comparisons).toBe(1);
    expect(judged.flat().map(({ verdict }) => verdict)).toEqual(['unlikely_chance', 'too_few']);
  });

  it('have verdicts that agree with their intervals, and one level for each question', () => {
    const questions = fc.array(fc.array(shares, { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(questions, (screen) => {
        const families = screen.map((pairs) => asQuestion(pairs.map((pair) => compareRates(...pair))));
        const { comparisons, judged } = judgeTogether(families);
        const tested = judged.flat().filter(({ verdict }) => verdict !== 'too_few');
        expect(comparisons).toBe(tested.length);
        for (const { verdict, low, high, difference } of tested) {
          expect(verdict === 'unlikely_chance').toBe((low ?? 0) > 0 || (high ?? 0) < 0);
          expect(low).toBeLessThanOrEqual(difference);
          expect(high).toBeGreaterThanOrEqual(difference);
        }
        for (const question of judged) {
          const errors = question.flatMap(({ error }) => error ?? []);
          expect(new Set(errors).size).toBeLessThanOrEqual(1);
          errors.forEach((error) => expect(error).toBeLessThanOrEqual(SIGNIFICANCE));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('two scores', () => {
  it('differ as the plain method says where answers are many and spread', () => {
    // By hand: 50 with variance 0.45 and 20 with variance 0.66, of 1,000 answers each: 30 ± 1.96 × 3.33.
    const found = alone(compareScores(npsOf(600, 300, 100), npsOf(450, 300, 250)));
    const half = 196 * Math.sqrt((0.45 + 0.66) / 1000);
    expect(found.difference).toBeCloseTo(30, 10);
    expect(found.low).toBeCloseTo(30 - half, 0);
    expect(found.high).toBeCloseTo(30 + half, 0);
    expect(found.verdict).toBe('unlikely_chance');
    expect(alone(compareScores(npsOf(60, 30, 10), npsOf(58, 30, 12))).verdict).toBe('may_be_chance');
    expect(alone(compareScores(npsOf(9, 0, 0), npsOf(0, 0, 900))).verdict).toBe('too_few');
  });

  it('do not differ because one of them is the same for all', () => {
    // Chance alone brings 30 promoters of 30 in 32 % of the samples from the second group.
    const [one, other] = [npsOf(30, 0, 0), npsOf(288, 9, 3)];
    const judged = alone(compareScores(one, other));
    expect(judged.verdict).toBe('may_be_chance');
    expect(judged.p).toBeGreaterThan(0.2);
    expect(npsSentence('Shoppers in the US', { one, other, judged })).toBe(
      'Shoppers in the US have a higher NPS (100 against 95), which may well be chance.',
    );
    const verdictOf = (first: Score, second: Score) => alone(compareScores(first, second)).verdict;
    expect(verdictOf(ratingOf(0, 0, 0, 0, 30), ratingOf(2, 2, 3, 8, 285))).toBe('may_be_chance');
    expect(verdictOf(ratingOf(0, 0, 0, 0, 50), ratingOf(0, 0, 0, 50, 0))).toBe('unlikely_chance');
    expect(alone(compareScores(ratingOf(0, 0, 0, 0, 50), ratingOf(0, 0, 0, 0, 50)))).toMatchObject({
      p: 1,
      verdict: 'may_be_chance',
    });
  });

  it('have a verdict that agrees with the interval and with p, and the same from either side', () => {
    const count = fc.nat(60);
    const rating = fc
      .tuple(count, count, count, count, count)
      .map((counts) => ratingOf(10, ...counts.slice(1)));
    fc.assert(
      fc.property(rating, rating, fc.double({ min: 1e-4, max: 0.05, noNaN: true }), (one, other, error) => {
        const compared = compareScores(one, other);
        const [found, mirrored] = [judge(compared, error), judge(compareScores(other, one), error)];
        expect(found.verdict === 'unlikely_chance').toBe((found.low ?? 0) > 0 || (found.high ?? 0) < 0);
        expect(found.low).toBeLessThanOrEqual(found.difference);
        expect(found.high).toBeGreaterThanOrEqual(found.difference);
        expect(found.low).toBeCloseTo(-(mirrored.high ?? 0), 9);
        expect(found.verdict).toBe(mirrored.verdict);
        const p = found.p ?? 1;
        if (Math.abs(p - error) > 1e-5) expect(found.verdict === 'unlikely_chance').toBe(p < error);
      }),
    );
  });
});

describe('the sentence of a comparison', () => {
  const about = (one: Rate, other: Rate) =>
    rateSentence('Repeat customers', 'Friend', { one, other, judged: alone(compareRates(one, other)) });

  it.each([
    [
      share(62, 200),
      share(36, 200),
      'Repeat customers choose "Friend" more often (31% against 18%), unlikely to be chance.',
    ],
    [
      share(36, 200),
      share(62, 200),
      'Repeat customers choose "Friend" less often (18% against 31%), unlikely to be chance.',
    ],
    [
      share(62, 200),
      share(56, 200),
      'Repeat customers choose "Friend" more often (31% against 28%), which may well be chance.',
    ],
    [share(62, 200), share(62, 200), 'Repeat customers choose "Friend" as often (31% against 31%).'],
    [
      share(30_700, 100_000),
      share(31_400, 100_000),
      'Repeat customers choose "Friend" less often (30.7% against 31.4%), unlikely to be chance.',
    ],
    [share(3, 8), share(4, 45), 'Too few answers to tell whether "Friend" differs (3 of 8 against 4 of 45).'],
  ])('describes %o and %o', (one, other, expected) => {
    expect(about(one, other)).toBe(expected);
  });

  it('speaks of scores too', () => {
    const comparison = (one: Score, other: Score) => ({
      one,
      other,
      judged: alone(compareScores(one, other)),
    });
    const [one, other] = [npsOf(60, 30, 10), npsOf(45, 30, 25)];
    expect(npsSentence('Repeat customers', comparison(one, other))).toBe(
      'Repeat customers have a higher NPS (50 against 20), unlikely to be chance.',
    );
    expect(npsSentence('Repeat customers', comparison(npsOf(5, 0, 0), other))).toBe(
      'Too few answers to tell (5 against 100).',
    );
    const rated = (fours: number, fives: number) => ratingOf(0, 0, 0, fours, fives);
    expect(ratingSentence('New customers', comparison(rated(30, 20), rated(28, 22)))).toBe(
      'New customers give a lower rating (4.40 against 4.44), which may well be chance.',
    );
    expect(ratingSentence('New customers', comparison(rated(30, 20), rated(30, 20)))).toBe(
      'New customers give the same rating (4.4 against 4.4).',
    );
  });
});
