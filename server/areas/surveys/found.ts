import { AppError } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { readDefinition } from '#shared/survey/definition-format.ts';

/** What belongs to another store is told as what does not exist. */
export function found<T>(value: T | null | undefined, message = 'There is no such survey.'): T {
  if (value === null || value === undefined) throw new AppError('NOT_FOUND', message);
  return value;
}

/** A stored definition in today's format. While a new release starts, an instance of the old one may meet a newer one. */
export function readable(stored: unknown): SurveyDefinition {
  const definition = readDefinition(stored);
  if (definition === null) {
    throw new AppError('UNAVAILABLE', 'This survey was saved by a newer release. Please try again shortly.');
  }
  return definition;
}
