import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { describeSurvey } from './describe-survey.ts';
import type { SurveyDeps } from './survey-deps.ts';

export function getSurvey(
  { database }: Pick<SurveyDeps, 'database'>,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<SurveyDetails> {
  return describeSurvey(database, storeId, surveyId);
}
