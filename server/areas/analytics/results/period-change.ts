import { PART_ERROR } from '#shared/analytics/compare.ts';
import type { Rate } from '#shared/analytics/intervals.ts';
import { twoSidedP } from '#shared/analytics/normal.ts';
import { addDays } from '#shared/analytics/periods.ts';
import type { DayRange } from '#shared/analytics/query.ts';
import { differenceInterval, scoreInterval, scoreOf } from '#shared/analytics/score.ts';
import { tQuantile } from '#shared/analytics/student-t.ts';

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

/** Each slow wave of the traffic spans about so many days: a busy week or two in a month. */
const DAYS_OF_WAVE = 7.5;
/** With fewer waves in both periods, nothing tells how much such periods differ anyway. */
const FEWEST_WAVES = 4;

/**
 * Compares two counts from the counts of each day. Days differ more than chance alone would have them, and busy days
 * follow busy days. So the counts are divided by the dispersion of slow waves, which is what moves the sum of a period, and
 * Student's t allows for the few waves that periods have (Lazarus, Lewis, Stock and Watson 2018). Null with too few days or
 * without counts.
 */
export function countChange(now: readonly number[], earlier: readonly number[]): PeriodChange | null {
  const [one, other] = [sumOf(now), sumOf(earlier)];
  if (one === 0 || other === 0) return null;
  const waves = [now, earlier].flatMap(wavesOf);
  if (waves.length < FEWEST_WAVES) return null;
  const dispersion = Math.max(1, sumOf(waves.map((wave) => wave ** 2)) / waves.length);
  const part = share(one / dispersion, other / dispersion);
  if (!part) return null;
  const quotient = (value: number) => (value / (1 - value)) * (earlier.length / now.length);
  const ofPart = scoreInterval(part, twoSidedP(tQuantile(ERROR, waves.length)));
  const [low, high] = [quotient(ofPart.low), quotient(ofPart.high)];
  return { low, high, mayBeChance: low <= 1 && high >= 1 };
}

/** How strongly each slow wave is in the counts of one period: a normal variable if days are independent. */
function wavesOf(counts: readonly number[]): number[] {
  const days = counts.length;
  const mean = sumOf(counts) / days;
  return Array.from({ length: Math.floor(days / DAYS_OF_WAVE) }, (_, at) => {
    const wave = counts.map(
      (count, day) => (count - mean) * Math.cos((Math.PI * (at + 1) * (day + 0.5)) / days),
    );
    return (Math.sqrt(2 / days) * sumOf(wave)) / Math.sqrt(mean);
  });
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
