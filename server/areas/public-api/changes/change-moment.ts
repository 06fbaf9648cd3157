import { AppError } from '#shared/errors.ts';
import { isRealMoment } from '#shared/real-date.ts';

/** Microseconds as a moment in UTC, and back. JavaScript's dates have milliseconds only. */
export function momentOf(microseconds: number): string {
  const [second] = new Date(Math.floor(microseconds / 1_000)).toISOString().split('.');
  return `${second ?? ''}.${String(microseconds % 1_000_000).padStart(6, '0')}Z`;
}

export function readMoment(text: string): number {
  if (!isRealMoment(text)) {
    throw new AppError('INVALID_INPUT', undefined, {
      fields: { changedSince: 'This moment does not exist.' },
    });
  }
  const [, digits = ''] = /\.(\d{1,6})Z$/.exec(text) ?? [];
  const second = Date.parse(text.replace(/\.\d+Z$/, 'Z'));
  return second * 1_000 + Number(digits.padEnd(6, '0'));
}
