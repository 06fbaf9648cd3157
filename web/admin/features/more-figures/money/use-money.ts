import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from '../../../answers/api/analytics-key.ts';

/** Fetched once a question is chosen. */
export function useMoney(surveyId: string, meaningId: string | undefined, query: AnalyticsQuery) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'money', meaningId, parameters),
    queryFn: ({ signal }) =>
      call(
        'GET /surveys/{surveyId}/analytics/questions/{meaningId}/money',
        { surveyId, meaningId: meaningId ?? '', ...parameters },
        signal,
      ),
    enabled: meaningId !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Results by product; not fetched without a question. */
export function useProducts(surveyId: string, meaningId: string | undefined, query: AnalyticsQuery) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'products', meaningId, parameters),
    queryFn: ({ signal }) =>
      call(
        'GET /surveys/{surveyId}/analytics/questions/{meaningId}/products',
        { surveyId, meaningId: meaningId ?? '', ...parameters },
        signal,
      ),
    enabled: meaningId !== undefined,
    placeholderData: keepPreviousData,
  });
}
