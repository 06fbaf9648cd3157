import { addDays, type Day, type Period, periodEnd, periodsBetween } from './periods.ts';

/**
 * The answers that a point of a trend needs. With 32, two neighbouring points differ by half a standard deviation in
 * less than 5 % of cases without a change, because that is two standard errors of their difference.
 */
export const FEWEST_IN_POINT = 32;

/** With more points, a line cannot be read. */
const MOST_POINTS = 100;

/** A pause of at least this share of the chart, and of at least this many periods, interrupts the line. */
const PAUSE_SHARE = 1 / 6;
const SHORTEST_PAUSE = 3;

/** The days of a chart over time, divided into periods. */
export interface ChartDays {
  readonly period: Period;
  /** Both included. */
  readonly from: Day;
  readonly to: Day;
  /** The first day of each period, oldest first. The first period may begin before `from`. */
  readonly starts: readonly Day[];
}

/** The days that one point of a trend joins. */
export interface TrendSpan {
  /** Both included. */
  readonly start: Day;
  readonly end: Day;
  /** The first day of each of its periods. */
  readonly periods: readonly Day[];
  /** Whether it has fewer answers than a point needs. */
  readonly isThin: boolean;
  /** Whether the line is interrupted before this point, by a long time without answers. */
  readonly isAfterPause: boolean;
}

/**
 * Joins neighbouring periods until each point has enough answers. The newest point, and the last one before a pause, may
 * be thin: joined with older answers, they would hide what is new.
 */
export function trendSpans(days: ChartDays, answersIn: (start: Day) => number): TrendSpan[] {
  const { period, from, to, starts } = days;
  const answers = starts.map(answersIn);
  return joinPeriods(answers).map(({ first, last, isThin, isAfterPause }) => {
    const [start = from, end = to] = [starts[first], starts[last]];
    const ends = periodEnd(end, period);
    return {
      start: start > from ? start : from,
      end: ends < to ? ends : to,
      periods: starts.slice(first, last + 1),
      isThin,
      isAfterPause,
    };
  });
}

interface JoinedPeriods {
  /** Indexes of periods with answers, both included. */
  first: number;
  last: number;
  isThin: boolean;
  readonly isAfterPause: boolean;
}

function joinPeriods(answers: readonly number[]): JoinedPeriods[] {
  const total = answers.reduce((sum, count) => sum + count, 0);
  const enough = Math.max(FEWEST_IN_POINT, total / MOST_POINTS);
  const pause = Math.max(SHORTEST_PAUSE, answers.length * PAUSE_SHARE);
  const points: JoinedPeriods[] = [];
  let joined = Infinity;
  answers.forEach((count, at) => {
    if (count === 0) return;
    const open = points.at(-1);
    const isAfterPause = open !== undefined && at - open.last > pause;
    if (!open || joined >= enough || isAfterPause) {
      joined = count;
      points.push({ first: at, last: at, isThin: count < FEWEST_IN_POINT, isAfterPause });
      return;
    }
    joined += count;
    open.last = at;
    open.isThin = joined < FEWEST_IN_POINT;
  });
  return points;
}

/** The first days of the calendar weeks that lie within these days. */
export function wholeWeeks({ from, to }: Pick<ChartDays, 'from' | 'to'>): Day[] {
  return periodsBetween(from, to, 'week').filter((start) => start >= from && addDays(start, 6) <= to);
}
