import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from './require-found.ts';
import { upgradeDefinition } from './definitions/upgrade-definition.ts';
import { findSurvey } from './survey-repository.ts';
import { findVersion } from './version-repository.ts';

export async function getVersion(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { surveyId, version }: InputOf<typeof api.getVersion>,
): Promise<OutputOf<typeof api.getVersion>> {
  requireFound(await findSurvey(database, storeId, surveyId));
  const stored = requireFound(
    await findVersion(database, storeId, surveyId, version),
    'This survey has no such version.',
  );
  return { ...stored, definition: upgradeDefinition(stored.definition) };
}
