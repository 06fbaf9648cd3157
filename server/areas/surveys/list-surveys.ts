import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import { SURVEY_FIRST_PAGE, SURVEY_PAGE_SIZE } from '#shared/api/surveys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countSurveys, findSurveyPage } from './list-repository.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';

export async function listSurveys(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { page, ...filter }: InputOf<typeof api.listSurveys>,
): Promise<OutputOf<typeof api.listSurveys>> {
  const limit = SURVEY_PAGE_SIZE;
  const [surveys, totalSurveys, liveSurveyCount] = await Promise.all([
    findSurveyPage(database, storeId, filter, { limit, offset: (page - SURVEY_FIRST_PAGE) * limit }),
    countSurveys(database, storeId, filter),
    findLiveCount(database, storeId),
  ]);
  const pagination = { page, limit, totalSurveys, totalPages: Math.ceil(totalSurveys / limit) };
  return { surveys, pagination, liveSurveyCount };
}
