const formats = new Map<string, Intl.DateTimeFormat>();

/** A cache by zone and quarter of an hour: in every time zone, days begin on a quarter. */
const days = new Map<string, string>();
const QUARTER_MS = 900_000;
const MAX_CACHED = 5_000;

/** The calendar day in a time zone, `YYYY-MM-DD`. An unknown zone counts as UTC. */
export function dayIn(timezone: string, moment: number): string {
  const key = `${timezone} ${Math.floor(moment / QUARTER_MS)}`;
  let day = days.get(key);
  if (day === undefined) {
    day = formatOf(timezone).format(moment);
    if (days.size >= MAX_CACHED) days.clear();
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
