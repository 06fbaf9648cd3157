import { AppError } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { readDefinition } from './definition-format.ts';

/** Upgrades a stored definition to today's format. During a deployment, an old instance may read a newer format. */
export function upgradeDefinition(stored: unknown): SurveyDefinition {
  const definition = readDefinition(stored);
  if (definition === null) {
    throw new AppError('UNAVAILABLE', 'This survey was saved by a newer release. Please try again shortly.');
  }
  return definition;
}
