/** Whether the text is a calendar day, written `YYYY-MM-DD`. */
export function isRealDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00Z`);
  // Some JavaScript engines turn 30 February into a day of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/**
 * Whether the text is an existing moment in ISO 8601: a calendar day, a time and a zone. Years are limited, so that
 * no time zone and no calculation leads to a five-digit year.
 */
export function isRealMoment(text: string): boolean {
  const [date, time] = [text.slice(0, 10), text.slice(10)];
  const isTime = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(
    time,
  );
  return isTime && isRealDate(date) && date >= '1900' && date < '3000';
}
