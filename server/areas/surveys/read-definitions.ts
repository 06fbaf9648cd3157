import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { requireFound } from './require-found.ts';
import { upgradeDefinition } from './definitions/upgrade-definition.ts';
import { findVersion } from './version-repository.ts';

interface Survey {
  readonly storeId: string;
  readonly surveyId: string;
}

/** Returns a function that reads the definition of a published version, each version once. */
export function createDefinitionReader(db: Queries, { storeId, surveyId }: Survey) {
  const known = new Map<number, SurveyDefinition>();
  return async (version: number): Promise<SurveyDefinition> => {
    const definition =
      known.get(version) ??
      upgradeDefinition(requireFound(await findVersion(db, storeId, surveyId, version)).definition);
    known.set(version, definition);
    return definition;
  };
}
