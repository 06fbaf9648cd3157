import { useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { analyticsKey, plainParameters } from '../../../answers/api/results.ts';
import { useServices } from '../../../lib/services.tsx';

export const MEASURES = 'GET /analytics/measures';

/** A measure covers several surveys, so that only the days restrict it. */
export function useMeasures(surveyId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const { range = '', period = '' } = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, MEASURES, range, period),
    queryFn: ({ signal }) => call(MEASURES, { range, period }, signal),
  });
}
