import { DAY_MS } from '#shared/durations.ts';
import { isRealDate } from '../real-date.ts';

/** A calendar day of the store's time zone, `YYYY-MM-DD`. The functions below ignore time zones. */
export type Day = string;

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/**
 * Whether this is a calendar day that results can be requested for. The allowed years leave a margin, so that the
 * period before the longest range still has a four-digit year.
 */
export function isDay(text: string): boolean {
  return isRealDate(text) && text >= '1900-01-01' && text <= '2999-12-31';
}

export function addDays(day: Day, days: number): Day {
  return formatDay(parseDay(day) + days * DAY_MS);
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((parseDay(to) - parseDay(from)) / DAY_MS);
}

/** The first day of the period that contains this day. Weeks begin on Monday. */
export function periodStart(day: Day, period: Period): Day {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(parseDay(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Every period from the first to the last day. Periods without data are included, so that a chart shows the gap. */
export function periodsBetween(from: Day, to: Day, period: Period): Day[] {
  const starts: Day[] = [];
  for (let start = periodStart(from, period); start <= to; start = nextPeriod(start, period))
    starts.push(start);
  return starts;
}

/** The last day of the period that starts on this day. */
export function periodEnd(start: Day, period: Period): Day {
  return addDays(nextPeriod(start, period), -1);
}

function nextPeriod(start: Day, period: Period): Day {
  // 31 days after the first of a month is always in the next month.
  return periodStart(addDays(start, { day: 1, week: 7, month: 31 }[period]), period);
}

/** The period whose chart shows changes and still has enough answers for each point. */
export function fittingPeriod(from: Day, to: Day): Period {
  const days = daysBetween(from, to) + 1;
  if (days <= 31) return 'day';
  return days <= 183 ? 'week' : 'month';
}

function parseDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function formatDay(ms: number): Day {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
