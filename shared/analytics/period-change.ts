import { PART_ERROR } from './compare.ts';
import type { Rate } from './intervals.ts';
import { addDays } from './periods.ts';
import type { DayRange } from './query.ts';
import { differenceInterval, scoreInterval, scoreOf } from './score.ts';

/** How a figure changed since another period. */
export interface PeriodChange {
  /** For a rate, the difference of both; for a count, the quotient. */
  readonly low: number;
  readonly high: number;
  /** Whether chance explains the change: then the interval contains no change. */
  readonly mayBeChance: boolean;
}

/** Starts, completions and two rates, each against two other periods. */
const COMPARISONS_OF_OVERVIEW = 8;

/** By Bonferroni, so that all comparisons of one overview together are false at most 1.5 % of the time. */
const ERROR = PART_ERROR / COMPARISONS_OF_OVERVIEW;

const WEEKS_OF_YEAR = 52;

/** The same days a year ago, moved to the same days of the week. */
export function yearBefore({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -7 * WEEKS_OF_YEAR), to: addDays(to, -7 * WEEKS_OF_YEAR) };
}

/** Null without answers in one of the periods. */
export function rateChange(now: Rate | null, earlier: Rate | null): PeriodChange | null {
  const [one, other] = [now, earlier].map((each) => each && share(each.count, each.total - each.count));
  if (!one || !other) return null;
  const { low, high } = differenceInterval(one, other, ERROR);
  return { low, high, mayBeChance: low <= 0 && high >= 0 };
}

const share = (count: number, others: number) => scoreOf([0, 1], [others, count]);

/** With fewer days than this in both periods together, nothing tells how much days differ. */
const FEWEST_DAYS = 10;

/**
 * Compares two counts from the counts of each day. Days differ more than chance alone would have them, so the counts
 * are divided by the dispersion of the days: the quasi-likelihood of McCullagh and Nelder (1989). Null with too few
 * days or without counts.
 */
export function countChange(now: readonly number[], earlier: readonly number[]): PeriodChange | null {
  if (now.length + earlier.length < FEWEST_DAYS) return null;
  const [one, other] = [sumOf(now), sumOf(earlier)];
  if (one === 0 || other === 0) return null;
  const dispersion = Math.max(1, dispersionOf([now, earlier]));
  const part = share(one / dispersion, other / dispersion);
  if (!part) return null;
  const quotient = (value: number) => (value / (1 - value)) * (earlier.length / now.length);
  const ofPart = scoreInterval(part, ERROR);
  const [low, high] = [quotient(ofPart.low), quotient(ofPart.high)];
  return { low, high, mayBeChance: low <= 1 && high >= 1 };
}

/** How much more the days of each period vary than counts of chance do: 1 if they do not. */
function dispersionOf(periods: readonly (readonly number[])[]): number {
  const days = periods.reduce((sum, { length }) => sum + length, 0);
  const squares = periods.map((counts) => {
    const mean = sumOf(counts) / counts.length;
    return sumOf(counts.map((count) => (count - mean) ** 2)) / mean;
  });
  return sumOf(squares) / (days - periods.length);
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
