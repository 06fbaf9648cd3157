import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { found } from './found.ts';
import { findSurvey } from './survey-repository.ts';
import { countVersions, findVersions } from './version-repository.ts';

export async function listVersions(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { surveyId, page }: InputOf<typeof api.listVersions>,
): Promise<OutputOf<typeof api.listVersions>> {
  found(await findSurvey(database, storeId, surveyId));
  const limit = LIMITS.versionPageSize;
  const [versions, totalVersions] = await Promise.all([
    findVersions(database, storeId, surveyId, { limit, offset: (page - LIMITS.surveyFirstPage) * limit }),
    countVersions(database, storeId, surveyId),
  ]);
  return {
    versions,
    pagination: { page, limit, totalVersions, totalPages: Math.ceil(totalVersions / limit) },
  };
}
