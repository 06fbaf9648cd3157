import type { SurveyBelongings } from '#shared/api/surveys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countBelongings } from './deletion-repository.ts';
import { requireFound } from './require-found.ts';
import { findSurvey } from './survey-repository.ts';

export async function getSurveyBelongings(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<SurveyBelongings> {
  requireFound(await findSurvey(database, storeId, surveyId));
  return countBelongings(database, storeId, surveyId);
}
