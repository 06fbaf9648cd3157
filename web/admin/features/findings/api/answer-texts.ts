import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from '../../../answers/api/analytics-key.ts';

export function useAnswerTexts(surveyId: string, meaningId: string, query: AnalyticsQuery, search: string) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useInfiniteQuery({
    queryKey: analyticsKey(surveyId, 'texts', meaningId, parameters, search),
    queryFn: ({ signal, pageParam: after }) =>
      call(
        'GET /surveys/{surveyId}/analytics/questions/{meaningId}/texts',
        { surveyId, meaningId, ...parameters, search, after },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
