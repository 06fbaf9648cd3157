import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import { SURVEY_FIRST_PAGE, SURVEY_PAGE_SIZE } from '#shared/api/values.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countSurveys, findSurveyPage, findSurveyNames } from './list-repository.ts';
import { presentStandings } from './present-standings.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import { onePage } from '#server/kernel/limits/one-page.ts';

export async function listSurveys(
  deps: Pick<Deps, 'database' | 'clock'>,
  { storeId }: Session,
  { page, ...filter }: InputOf<typeof api.listSurveys>,
): Promise<OutputOf<typeof api.listSurveys>> {
  const { database } = deps;
  const limit = SURVEY_PAGE_SIZE;
  const [rows, totalSurveys, liveSurveyCount] = await Promise.all([
    findSurveyPage(database, storeId, filter, { limit, offset: (page - SURVEY_FIRST_PAGE) * limit }),
    countSurveys(database, storeId, filter),
    findLiveCount(database, storeId),
  ]);
  const standings = await presentStandings(
    deps,
    storeId,
    rows.map(({ surveyId }) => surveyId),
  );
  // A survey that was deleted between the two queries is left out.
  const surveys = rows.flatMap((row) => {
    const standing = standings.get(row.surveyId);
    return standing === undefined ? [] : [{ ...row, standing }];
  });
  const pagination = { page, limit, totalSurveys, totalPages: Math.ceil(totalSurveys / limit) };
  return { surveys, pagination, liveSurveyCount };
}

export const SURVEY_NAME_PAGE_SIZE = 200;

export async function listSurveyNames(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { after }: InputOf<typeof api.listSurveyNames>,
): Promise<OutputOf<typeof api.listSurveyNames>> {
  const rows = await findSurveyNames(database, storeId, { after, limit: SURVEY_NAME_PAGE_SIZE + 1 });
  const { shown, next } = onePage(rows, SURVEY_NAME_PAGE_SIZE, ({ surveyId }) => surveyId);
  return { surveys: shown, next };
}
