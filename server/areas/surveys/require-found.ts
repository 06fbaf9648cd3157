import { AppError } from '#shared/errors.ts';

/** Throws NOT_FOUND for null, which is also the result for a survey of another store. */
export function requireFound<T>(value: T | null | undefined, message = 'There is no such survey.'): T {
  if (value === null || value === undefined) throw new AppError('NOT_FOUND', message);
  return value;
}
