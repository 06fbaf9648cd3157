import { type Day, fittingPeriod, type Period, periodsBetween } from '#shared/analytics/periods.ts';
import type { View } from '../open-view.ts';

export interface ChartRange {
  readonly period: Period;
  /** The first day of each period, oldest first; empty if nothing was counted. */
  readonly starts: readonly Day[];
}

/** More points than a screen can show. */
const MAX_POINTS = 1_500;

/** The range of a chart over time, without empty years at its ends. */
export function chartRange({ filter, query, today, firstDay, lastDay }: View): ChartRange {
  const { range } = filter;
  const first = firstDay ?? today;
  const last = lastDay !== null && lastDay > today ? lastDay : today;
  // A preset range is shown in full, even for a young survey.
  const isPreset = typeof query.range !== 'object' && range !== null;
  const from = isPreset ? range.from : later(range?.from ?? first, first);
  const to = range !== null && range.to < last ? range.to : last;
  const period = query.period ?? fittingPeriod(from, to);
  if (firstDay === null || from > to) return { period, starts: [] };
  const starts = periodsBetween(from, to, period);
  if (starts.length <= MAX_POINTS) return { period, starts };
  return { period: 'month', starts: periodsBetween(from, to, 'month') };
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}
