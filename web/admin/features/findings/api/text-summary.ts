import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from '../../../answers/api/analytics-key.ts';

export function useTextSummary(surveyId: string, meaningId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'text-summary', meaningId, parameters),
    queryFn: ({ signal }) =>
      call(
        'GET /surveys/{surveyId}/analytics/questions/{meaningId}/text-summary',
        { surveyId, meaningId, ...parameters },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}
