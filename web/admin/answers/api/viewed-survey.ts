import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey } from './analytics-key.ts';

export function useViewedSurvey(surveyId: string) {
  const { call } = useServices();
  return useQuery({
    queryKey: analyticsKey(surveyId, 'survey'),
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}', { surveyId }, signal),
    enabled: surveyId !== '',
  });
}
