import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { getQuestionResults } from '#shared/api/analytics.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from './analytics-key.ts';

/** Components that mount one after the other share one request. */
const FRESH_MS = 5_000;

/** Keeps the previous figures until those of a changed filter have loaded. One component may poll. */
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
