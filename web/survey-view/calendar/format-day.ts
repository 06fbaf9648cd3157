/** The default format for merchants and shoppers. */
export const DAY_FORMAT = 'YYYY-MM-DD';

/**
 * Formats a day: YYYY, MM and DD are replaced by its parts, and quoted letters stay as they are. Uses UTC
 * throughout, because a day has no zone.
 */
export function formatDay(day: Date, format: string = DAY_FORMAT): string {
  if (Number.isNaN(day.getTime())) throw new RangeError('Invalid time value');
  const iso = day.toISOString();
  const parts: Record<string, string> = { YYYY: iso.slice(0, 4), MM: iso.slice(5, 7), DD: iso.slice(8, 10) };
  return format.replace(/'([^']*)'|YYYY|MM|DD|[a-z]/gi, (part: string, quoted: string | undefined) => {
    const text = quoted ?? parts[part];
    if (text !== undefined) return text;
    throw new RangeError('Format string contains an unescaped latin alphabet character');
  });
}

/** Midnight in UTC of a day written as YYYY-MM-DD. */
export function toDate(day: string): Date {
  return new Date(`${day}T00:00Z`);
}
