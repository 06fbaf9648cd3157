import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from '../../../answers/api/analytics-key.ts';

/** Keeps the previous figures until those of a changed filter have loaded. */
export function useFunnel(surveyId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'funnel', parameters),
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/analytics/funnel', { surveyId, ...parameters }, signal),
    placeholderData: keepPreviousData,
  });
}
