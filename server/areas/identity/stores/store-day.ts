import { LruMap } from '#server/kernel/limits/lru-map.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cache by zone and quarter of an hour: in every time zone, days begin on a quarter. */
const days = new LruMap<string, string>(5_000);
const QUARTER_MS = 900_000;

/** The calendar day in a time zone, `YYYY-MM-DD`. An unknown zone counts as UTC. */
export function dayIn(timezone: string, moment: number): string {
  const key = `${timezone} ${Math.floor(moment / QUARTER_MS)}`;
  let day = days.get(key);
  if (day === undefined) {
    day = formatOf(timezone).format(moment);
    days.set(key, day);
  }
  return day;
}

/** The calendar month in a time zone, `YYYY-MM`. */
export function monthIn(timezone: string, moment: number): string {
  return dayIn(timezone, moment).slice(0, 7);
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (format === undefined) {
    format = makeFormat(timezone);
    formats.set(timezone, format);
  }
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    // The Swedish locale formats dates as ISO 8601.
    return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: 'UTC' });
  }
}

/**
 * Returns a function that formats moments in the store's time zone, `2026-11-02 13:00:00`; an unknown time zone
 * counts as UTC.
 */
export function storeClock(timeZone: string): (moment: string) => string {
  const format = clockFormat(timeZone);
  return (moment) => format.format(new Date(moment)).replace(', ', ' ');
}

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...day, ...time, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...day, ...time, timeZone: 'UTC' });
  }
}
