import { addDays, type Day, daysBetween } from '#shared/analytics/periods.ts';
import type { DayRange } from '#shared/analytics/query.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';

/** The days whose orders are compared. */
export interface OrderWindow {
  readonly days: DayRange;
  /** The moment at which each day begins in the store's time zone, and the end of the last. */
  readonly starts: readonly string[];
  /** 0 is Monday. */
  readonly firstWeekday: number;
}

/** In every time zone, days begin on a quarter of an hour. */
const QUARTER_MS = HOUR_MS / 4;

/** The moment at which each day of the range begins in the time zone, and the moment at which the last one ends. */
export function dayStarts(timezone: string, { from, to }: DayRange): number[] {
  const starts: number[] = [];
  for (let at = 0; at <= daysBetween(from, to) + 1; at += 1) {
    const day = addDays(from, at);
    const before = starts.at(-1);
    const usual = before === undefined ? null : before + 24 * HOUR_MS;
    starts.push(usual !== null && isStart(timezone, day, usual) ? usual : findStart(timezone, day));
  }
  return starts;
}

const isStart = (timezone: string, day: Day, moment: number): boolean =>
  dayIn(timezone, moment) >= day && dayIn(timezone, moment - QUARTER_MS) < day;

/** Halves the hours in which the day can begin in any time zone. A day that a zone skips begins with the next. */
function findStart(timezone: string, day: Day): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  let low = Math.floor((noon - 28 * HOUR_MS) / QUARTER_MS);
  let high = Math.ceil((noon + 28 * HOUR_MS) / QUARTER_MS);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(timezone, middle * QUARTER_MS) >= day) high = middle;
    else low = middle;
  }
  return high * QUARTER_MS;
}
