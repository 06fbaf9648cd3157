import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from '../../../answers/api/analytics-key.ts';

/** A measure covers several surveys, so that only the days restrict it. */
export function useMeasures(surveyId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const { range = '', period = '' } = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'measures', range, period),
    queryFn: ({ signal }) => call('GET /analytics/measures', { range, period }, signal),
  });
}

/** An empty name removes the question from its measure. */
export function useSetMeasure(surveyId: string, meaningId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (measure: string) =>
      call('PUT /surveys/{surveyId}/analytics/questions/{meaningId}/measure', {
        surveyId,
        meaningId,
        measure,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: analyticsKey(surveyId, 'measures') }),
  });
}
