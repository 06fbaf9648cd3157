import { type Day, fittingPeriod, periodsBetween } from '#shared/analytics/periods.ts';
import type { ChartDays } from '#shared/analytics/trend-points.ts';
import type { View } from '../open-view.ts';

/** More points than a screen can show. */
const MAX_POINTS = 1_500;

/** The days of a chart over time, without empty years at its ends. Without periods if nothing was counted. */
export function chartRange({ filter, query, today, firstDay, lastDay }: View): ChartDays {
  const { range } = filter;
  const first = firstDay ?? today;
  const last = lastDay !== null && lastDay > today ? lastDay : today;
  // A preset range is shown in full, even for a young survey.
  const isPreset = typeof query.range !== 'object' && range !== null;
  const from = isPreset ? range.from : later(range?.from ?? first, first);
  const to = range !== null && range.to < last ? range.to : last;
  const period = query.period ?? fittingPeriod(from, to);
  if (firstDay === null || from > to) return { period, from, to, starts: [] };
  const starts = periodsBetween(from, to, period);
  if (starts.length <= MAX_POINTS) return { period, from, to, starts };
  return { period: 'month', from, to, starts: periodsBetween(from, to, 'month') };
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}
