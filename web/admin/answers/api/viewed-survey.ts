import { useResults } from './results.ts';

export const VIEWED_SURVEY = 'GET /surveys/{surveyId}';

export const useViewedSurvey = (surveyId: string) =>
  useResults(VIEWED_SURVEY, { surveyId }, { enabled: surveyId !== '', placeholderData: undefined });
