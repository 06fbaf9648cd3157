import { dateAndTime } from '../../lib/format-moment.ts';

/** Says that the newest answers are missing. */
export function asOfText(asOf: string, timezone: string): string {
  return `As of ${dateAndTime(asOf, timezone)}; brought up to date within a minute.`;
}
