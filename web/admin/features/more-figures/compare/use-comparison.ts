import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery, Comparison } from '#shared/analytics/query.ts';
import { queryToParameters } from '#shared/analytics/query-codec.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey } from '../../../answers/api/analytics-key.ts';

export type ComparedDimension = Exclude<Comparison, 'none'>;

export interface SegmentPair {
  /** Values of segments; empty leaves the choice to the server. */
  readonly one: string;
  readonly other: string;
}

export function useComparison(
  surveyId: string,
  query: AnalyticsQuery,
  by: ComparedDimension,
  { one, other }: SegmentPair,
  isAllowed: boolean,
) {
  const { call } = useServices();
  const parameters = queryToParameters({ ...query, compare: by });
  return useQuery({
    queryKey: analyticsKey(surveyId, 'compare', parameters, one, other),
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/analytics/compare', { surveyId, ...parameters, one, other }, signal),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
  });
}
