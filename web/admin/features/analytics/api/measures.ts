import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { getMeasures, setMeasure } from '#shared/api/analytics-measures.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from './analytics-key.ts';

/** They are of several surveys, so nothing but the days restricts them. */
export function useMeasures(surveyId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const { range = '', period = '' } = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'measures', range, period),
    queryFn: ({ signal }) => call(getMeasures, { range, period }, signal),
  });
}

/** An empty name takes the question out of its measure. */
export function useSetMeasure(surveyId: string, meaningId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (measure: string) => call(setMeasure, { surveyId, meaningId, measure }),
    onSuccess: () => queries.invalidateQueries({ queryKey: analyticsKey(surveyId, 'measures') }),
  });
}
