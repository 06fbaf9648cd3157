const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** *3 hours ago* within a week, then the date, as the store's clock has it. */
export function recently(moment: string, now: number, timeZone: string): string {
  const passed = Math.max(0, now - Date.parse(moment));
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return RELATIVE.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return RELATIVE.format(-Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return RELATIVE.format(-Math.floor(passed / DAY), 'day');
  return inZone(moment, { dateStyle: 'medium' }, timeZone);
}

/** The day and the minute, as the store's clock has them. */
export function exactly(moment: string, timeZone: string): string {
  return inZone(moment, { dateStyle: 'long', timeStyle: 'short' }, timeZone);
}

/** The day alone, as the store's calendar has it. */
export function onDay(moment: string, timeZone: string): string {
  return inZone(moment, { dateStyle: 'long' }, timeZone);
}

/** A time zone that the browser does not know is left to the browser's own. */
function inZone(moment: string, style: Intl.DateTimeFormatOptions, timeZone: string): string {
  const date = new Date(moment);
  try {
    return new Intl.DateTimeFormat(undefined, { ...style, timeZone }).format(date);
  } catch {
    return new Intl.DateTimeFormat(undefined, style).format(date);
  }
}
