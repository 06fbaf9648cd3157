import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { summariseTexts } from '#shared/api/analytics.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from './analytics-key.ts';

export function useTextSummary(surveyId: string, meaningId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'text-summary', meaningId, parameters),
    queryFn: ({ signal }) => call(summariseTexts, { surveyId, meaningId, ...parameters }, signal),
    placeholderData: keepPreviousData,
  });
}
