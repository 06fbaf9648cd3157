import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { getAnalyticsFunnel } from '#shared/api/analytics.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from './analytics-key.ts';

/** Under another filter, what was shown stays until the new figures are there. */
export function useFunnel(surveyId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'funnel', parameters),
    queryFn: ({ signal }) => call(getAnalyticsFunnel, { surveyId, ...parameters }, signal),
    placeholderData: keepPreviousData,
  });
}
