import type { Difference, Rate } from './intervals.ts';
import { rateDifference, Z95 } from './intervals.ts';
import { twoSidedP } from './normal.ts';
import type { Nps } from './nps.ts';
import { npsEstimate } from './nps.ts';
import type { RatingSummary } from './ratings.ts';

/** Below this many answers in either segment nothing is said about a difference. */
export const MIN_ANSWERS = 30;
/** Nor where chance alone would bring fewer than this many of either kind: the test doesn't hold there. */
export const MIN_EXPECTED = 5;
/** Chance alone would bring such a difference in fewer than one of twenty comparisons. */
export const SIGNIFICANCE = 0.05;

export type Verdict = 'too_few' | 'may_be_chance' | 'unlikely_chance';

export interface RateComparison extends Difference {
  readonly one: Rate;
  readonly other: Rate;
  readonly z: number;
  /** How often chance alone brings a difference this large; corrected where several were compared at once. */
  readonly p: number;
  readonly verdict: Verdict;
}

/** Two shares by the pooled two-proportion z test, which is the chi-squared test of the 2 × 2 table. */
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
 * Several shares at once, such as all options of a question. Of twenty comparisons one would stand out by
 * chance, so the p values are corrected by Holm's method (1979). Those with too few answers aren't tested and don't
 * count.
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

/** Holm's step-down correction: the smallest p times their number, the next times one fewer, never falling. */
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

/** A score with its standard error: an NPS, or the mean of a rating. */
export interface Score {
  readonly answers: number;
  readonly score: number;
  readonly standardError: number;
}

export function scoreOfNps(found: Nps): Score {
  const { centre, standardError } = npsEstimate(found);
  return { answers: found.answers, score: centre, standardError };
}

/** Below two answers the error is unknown; the verdict then doesn't look at it. */
export function scoreOfRating({ answers, mean, standardError }: RatingSummary): Score {
  return { answers, score: mean, standardError: standardError ?? 0 };
}

export interface ScoreComparison extends Difference {
  readonly one: Score;
  readonly other: Score;
  readonly z: number;
  readonly p: number;
  readonly verdict: Verdict;
}

export function compareScores(one: Score, other: Score): ScoreComparison {
  const difference = one.score - other.score;
  const spread = Math.hypot(one.standardError, other.standardError);
  // Without any spread on either side a difference is one of opinions, not of chance.
  const z = spread > 0 ? difference / spread : difference === 0 ? 0 : Infinity;
  const p = twoSidedP(z);
  const enough = Math.min(one.answers, other.answers) >= MIN_ANSWERS;
  const half = Z95 * spread;
  return {
    one,
    other,
    difference,
    low: difference - half,
    high: difference + half,
    z,
    p,
    verdict: enough ? verdictOf(p) : 'too_few',
  };
}
