import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import { onePage } from '#server/kernel/limits/one-page.ts';
import type * as api from '#shared/api/surveys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findSurveyNames } from './list-repository.ts';

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
