import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from '../../../answers/api/analytics-key.ts';

export function useAnswerThemes(surveyId: string, meaningId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'themes', meaningId, parameters),
    queryFn: ({ signal }) =>
      call(
        'GET /surveys/{surveyId}/analytics/questions/{meaningId}/themes',
        { surveyId, meaningId, ...parameters },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

export function useThemeTexts(surveyId: string, meaningId: string, query: AnalyticsQuery, theme: string) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useInfiniteQuery({
    queryKey: analyticsKey(surveyId, 'theme-texts', meaningId, parameters, theme),
    queryFn: ({ signal, pageParam: after }) =>
      call(
        'GET /surveys/{surveyId}/analytics/questions/{meaningId}/theme-texts',
        { surveyId, meaningId, ...parameters, theme, after },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
