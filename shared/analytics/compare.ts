import { FEWEST_ANSWERS, type Rate } from './intervals.ts';
import { differenceInterval, differenceP, type Score, scoreOf } from './score.ts';

/** The error of one comparison, and of all comparisons of one question together: 5 %. */
export const SIGNIFICANCE = 0.05;
/** The error of all comparisons of one screen together: at least one finding is false in at most 10 % of screens. */
export const SCREEN_ERROR = 0.1;

/**
 * The first tab of the results makes six kinds of claims, which share the error of the screen: how scores changed, and
 * five kinds with an equal part each: which answer leads, how anything else changed, how groups, questions and orders differ,
 * how scores differ by other answers, and how its figures differ from other periods.
 */
export const SCORE_CHANGE_ERROR = 0.4 * SCREEN_ERROR;
export const PART_ERROR = (SCREEN_ERROR - SCORE_CHANGE_ERROR) / 5;

/** A difference of two groups whose error is not decided yet: it depends on what else the screen compares. */
export interface Difference {
  readonly difference: number;
  /** Null when there are too few answers to test. Then the difference does not count as a comparison. */
  readonly test: DifferenceTest | null;
}

export interface DifferenceTest {
  /** The smallest error at which the interval leaves out 0. */
  readonly p: number;
  readonly interval: (error: number) => Interval;
}

interface Interval {
  readonly low: number;
  readonly high: number;
}

interface Untested {
  readonly difference: number;
  readonly verdict: 'too_few';
  readonly low: null;
  readonly high: null;
  readonly p: null;
  readonly error: null;
}

interface Tested extends Interval {
  readonly difference: number;
  /** `unlikely_chance` exactly when 0 is outside the interval. */
  readonly verdict: 'may_be_chance' | 'unlikely_chance';
  readonly p: number;
  /** The error at which the interval holds: 0.05 for a 95 % interval, less on a screen with many comparisons. */
  readonly error: number;
}

export type Judged = Untested | Tested;

/** The verdict comes from the interval that is shown, so the two always agree. */
export function judge({ difference, test }: Difference, error: number): Judged {
  if (test === null) return { difference, verdict: 'too_few', low: null, high: null, p: null, error: null };
  const { low, high } = test.interval(error);
  const verdict = low > 0 || high < 0 ? 'unlikely_chance' : 'may_be_chance';
  return { difference, verdict, low, high, p: test.p, error };
}

/** The comparisons of one question, and what to make of them once their error is known. */
export interface Family<T> {
  readonly differences: readonly Difference[];
  readonly judgeAt: (error: number) => T;
}

/**
 * Judges all comparisons of one screen: with an error of 5 % for each question and of 10 % for the screen. The stricter
 * of the two applies to all intervals of a question.
 */
export function judgeTogether<T>(families: readonly Family<T>[]): { comparisons: number; judged: T[] } {
  const values = families.map(({ differences }) => differences.flatMap(({ test }) => test?.p ?? []));
  const ofScreen = stepDown(values.flat(), SCREEN_ERROR);
  return {
    comparisons: values.flat().length,
    judged: families.map(({ judgeAt }, at) =>
      judgeAt(Math.min(ofScreen, stepDown(values[at] ?? [], SIGNIFICANCE))),
    ),
  };
}

/**
 * Holm's step-down procedure (1979): the smallest p value is tested at `error / n`, the next at `error / (n - 1)`, until
 * one is larger. Returns that last error; exactly the findings have a p value below it. No comparison is tested at more
 * than 5 %.
 */
export function stepDown(pValues: readonly number[], error: number): number {
  const inOrder = [...pValues].sort((a, b) => a - b);
  const errorAt = (rank: number) => Math.min(SIGNIFICANCE, error / Math.max(1, inOrder.length - rank));
  const firstKept = inOrder.findIndex((p, rank) => p > errorAt(rank));
  return errorAt(firstKept < 0 ? inOrder.length - 1 : firstKept);
}

/** Two scores of the same scale. */
export function compareScores(one: Score, other: Score): Difference {
  const isTested = Math.min(one.answers, other.answers) >= FEWEST_ANSWERS;
  return {
    difference: one.score - other.score,
    test: isTested
      ? differenceTest(
          () => differenceP(one, other),
          (error) => differenceInterval(one, other, error),
        )
      : null,
  };
}

/** Computes p once, and only if it is read. */
export function differenceTest(findP: () => number, interval: DifferenceTest['interval']): DifferenceTest {
  let p: number | undefined;
  return {
    get p() {
      return (p ??= findP());
    },
    interval,
  };
}

/**
 * Two shares, compared as scores of a scale with the values 0 and 1. A rare answer is not tested when no division of its
 * count between the groups could be a finding (Tarone 1990).
 */
export function compareRates(one: Rate, other: Rate): Difference {
  const compared = compareScores(shareScore(one), shareScore(other));
  return compared.test && canTell(one, other) ? compared : { ...compared, test: null };
}

function canTell(one: Rate, other: Rate): boolean {
  const count = one.count + other.count;
  const dividedWith = (first: number) => {
    const [a, b] = [first, count - first];
    const { low, high } = differenceInterval(
      shareScore({ count: a, total: one.total }),
      shareScore({ count: b, total: other.total }),
      SIGNIFICANCE,
    );
    return low > 0 || high < 0;
  };
  return dividedWith(Math.min(count, one.total)) || dividedWith(Math.max(0, count - other.total));
}

function shareScore({ count, total }: Pick<Rate, 'count' | 'total'>): Score {
  const found = scoreOf([0, 1], [total - count, count]);
  if (found === null) throw new Error('A share has answers.');
  return found;
}
