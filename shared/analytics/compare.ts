import type { Difference, Rate } from './intervals.ts';
import { rateDifference } from './intervals.ts';
import { twoSidedP } from './normal.ts';
import { differenceInterval, differenceP, type Score } from './score.ts';

/** A comparison gives no verdict when either segment has fewer answers than this. */
export const MIN_ANSWERS = 30;
/** A comparison also gives no verdict when an expected count is below this: the z test is unreliable there. */
export const MIN_EXPECTED = 5;
/** The significance level: 5 %. */
export const SIGNIFICANCE = 0.05;

export type Verdict = 'too_few' | 'may_be_chance' | 'unlikely_chance';

export interface RateComparison extends Difference {
  readonly one: Rate;
  readonly other: Rate;
  readonly z: number;
  /** The p value, corrected when several shares are compared at once. */
  readonly p: number;
  readonly verdict: Verdict;
}

/**
 * Compares two shares with the pooled two-proportion z test, which equals the chi-squared test of the 2 × 2 table.
 */
export function compareRates(one: Rate, other: Rate): RateComparison {
  const pooled = (one.count + other.count) / (one.total + other.total);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / one.total + 1 / other.total));
  const z = spread > 0 ? (one.share - other.share) / spread : 0;
  const p = twoSidedP(z);
  return { ...rateDifference(one, other), one, other, z, p, verdict: rateVerdict(one, other, pooled, p) };
}

function rateVerdict(one: Rate, other: Rate, pooled: number, p: number): Verdict {
  const fewest = Math.min(one.total, other.total);
  const expected = fewest * Math.min(pooled, 1 - pooled);
  return fewest < MIN_ANSWERS || expected < MIN_EXPECTED ? 'too_few' : verdictOf(p);
}

function verdictOf(p: number): Verdict {
  return p < SIGNIFICANCE ? 'unlikely_chance' : 'may_be_chance';
}

/**
 * Compares several shares at once, such as all options of a question. Holm's method (1979) corrects the p values,
 * because one of twenty comparisons would be significant by chance. Shares with too few answers are not tested and
 * do not count towards the correction.
 */
export function compareRatesTogether(
  pairs: readonly (readonly [one: Rate, other: Rate])[],
): RateComparison[] {
  const comparisons = pairs.map(([one, other]) => compareRates(one, other));
  const tested = comparisons.filter((comparison) => comparison.verdict !== 'too_few');
  const corrected = holm(tested.map((comparison) => comparison.p));
  const byComparison = new Map(tested.map((comparison, index) => [comparison, corrected[index] ?? 1]));
  return comparisons.map((comparison) => {
    const p = byComparison.get(comparison);
    return p === undefined ? comparison : { ...comparison, p, verdict: verdictOf(p) };
  });
}

/**
 * Holm's step-down correction: multiplies the smallest p by n, the next by n - 1, and so on. The results never
 * decrease.
 */
export function holm(values: readonly number[]): number[] {
  const corrected = new Array<number>(values.length).fill(1);
  const inOrder = values.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  let largest = 0;
  inOrder.forEach(({ p, index }, rank) => {
    largest = Math.max(largest, Math.min(1, p * (values.length - rank)));
    corrected[index] = largest;
  });
  return corrected;
}

export interface ScoreComparison extends Difference {
  readonly one: Score;
  readonly other: Score;
  /** How often chance alone brings a difference this large. */
  readonly p: number;
  readonly verdict: Verdict;
}

/** Two scores of the same scale. The verdict and the interval always agree: both come from the same bounds. */
export function compareScores(one: Score, other: Score): ScoreComparison {
  const p = differenceP(one, other);
  const enough = Math.min(one.answers, other.answers) >= MIN_ANSWERS;
  return {
    one,
    other,
    difference: one.score - other.score,
    ...differenceInterval(one, other, SIGNIFICANCE),
    p,
    verdict: enough ? verdictOf(p) : 'too_few',
  };
}
