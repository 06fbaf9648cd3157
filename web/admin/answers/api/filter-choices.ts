import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey } from './analytics-key.ts';

/** Without `isAsking` it only reads what others loaded. */
export function useFilterChoices(surveyId: string, isAsking = true) {
  const { call } = useServices();
  return useQuery({
    queryKey: analyticsKey(surveyId, 'choices'),
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/analytics/filters', { surveyId }, signal),
    enabled: isAsking && surveyId !== '',
  });
}
