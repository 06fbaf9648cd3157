import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { plainParameters, useResults } from '../../../answers/api/results.ts';

export const useAnswerThemes = (surveyId: string, meaningId: string, query: AnalyticsQuery) =>
  useResults('GET /surveys/{surveyId}/analytics/questions/{meaningId}/themes', {
    ...{ surveyId, meaningId, ...plainParameters(query) },
  });
