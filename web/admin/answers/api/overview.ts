import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey, plainParameters } from './analytics-key.ts';
import { pollInterval } from './live-results.ts';

/** Keeps the previous figures until those of a changed filter have loaded. */
export function useOverview(surveyId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'overview', parameters),
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/analytics/overview', { surveyId, ...parameters }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval(query),
  });
}
