import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { found, readable } from './found.ts';
import { findSurvey } from './survey-repository.ts';
import { findVersion } from './version-repository.ts';

export async function getVersion(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { surveyId, version }: InputOf<typeof api.getVersion>,
): Promise<OutputOf<typeof api.getVersion>> {
  found(await findSurvey(database, storeId, surveyId));
  const stored = found(
    await findVersion(database, storeId, surveyId, version),
    'This survey has no such version.',
  );
  return { ...stored, definition: readable(stored.definition) };
}
