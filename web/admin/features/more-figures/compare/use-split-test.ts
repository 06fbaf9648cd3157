import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { queryToParameters } from '#shared/analytics/query-codec.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey } from '../../../answers/api/analytics-key.ts';

/** `test` is the key of a test; empty for the newest. */
export function useSplitTest(surveyId: string, query: AnalyticsQuery, test: string) {
  const { call } = useServices();
  const parameters = queryToParameters({ ...query, compare: 'none' });
  return useQuery({
    queryKey: analyticsKey(surveyId, 'split-test', parameters, test),
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/analytics/split-test', { surveyId, ...parameters, test }, signal),
    placeholderData: keepPreviousData,
  });
}
