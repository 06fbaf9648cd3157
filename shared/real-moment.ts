import { isRealDate } from './survey/real-date.ts';

/**
 * Whether this is a moment that exists, in ISO 8601: a day of the calendar, a time of the clock, a zone. Only years that
 * a survey or an order can be of, so that no zone and no sum leads to a year of five digits.
 */
export function isRealMoment(text: string): boolean {
  const [date, time] = [text.slice(0, 10), text.slice(10)];
  const isTime = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(
    time,
  );
  return isTime && isRealDate(date) && date >= '1900' && date < '3000';
}
