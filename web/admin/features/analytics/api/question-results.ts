import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { getQuestionResults } from '#shared/api/analytics.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from './analytics-key.ts';

/** Several parts of a page that open one after the other ask once. */
const FRESH_MS = 5_000;

/** Under another filter, what was shown stays until the new figures are there. One part may look for new answers. */
export function useQuestionResults(surveyId: string, query: AnalyticsQuery, every: number | false = false) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'questions', parameters),
    queryFn: ({ signal }) => call(getQuestionResults, { surveyId, ...parameters }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: every,
    staleTime: FRESH_MS,
  });
}
