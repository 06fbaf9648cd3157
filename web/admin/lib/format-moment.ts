const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** *3 hours ago* within a week, else the date in the store's time zone. */
export function relativeTime(moment: string, now: number, timeZone: string): string {
  const passed = Math.max(0, now - Date.parse(moment));
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return RELATIVE.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return RELATIVE.format(-Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return RELATIVE.format(-Math.floor(passed / DAY), 'day');
  return inZone(moment, { dateStyle: 'medium' }, timeZone);
}

/** *25 November*, in the store's time zone. */
export function dayWords(moment: string, timeZone: string): string {
  return inZone(moment, { day: 'numeric', month: 'long' }, timeZone);
}

/** *at 14:03* today, *on 25 November at 14:03* on another day, by the store's clock. */
export function atMoment(moment: string, now: number, timeZone: string): string {
  const time = `at ${inZone(moment, { timeStyle: 'short' }, timeZone)}`;
  const day = dayWords(moment, timeZone);
  return day === dayWords(new Date(now).toISOString(), timeZone) ? time : `on ${day} ${time}`;
}

/** Date and minute in the store's time zone. */
export function dateAndTime(moment: string, timeZone: string): string {
  return inZone(moment, { dateStyle: 'long', timeStyle: 'short' }, timeZone);
}

/** The date in the store's time zone. */
export function dateOnly(moment: string, timeZone: string): string {
  return inZone(moment, { dateStyle: 'long' }, timeZone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes much longer than using it, and a table uses it for every row. */
function formatIn(style: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = JSON.stringify([style, timeZone]);
  const known = formats.get(key);
  if (known) return known;
  const made = makeFormat(style, timeZone);
  formats.set(key, made);
  return made;
}

/** An unknown time zone falls back to the browser's own. */
function makeFormat(style: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(undefined, { ...style, timeZone });
  } catch {
    return new Intl.DateTimeFormat(undefined, style);
  }
}

function inZone(moment: string, style: Intl.DateTimeFormatOptions, timeZone: string): string {
  return formatIn(style, timeZone).format(new Date(moment));
}
