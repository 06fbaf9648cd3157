import { useQuery } from '@tanstack/react-query';
import { getFilterChoices } from '#shared/api/analytics.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey } from './analytics-key.ts';

export function useFilterChoices(surveyId: string) {
  const { call } = useServices();
  return useQuery({
    queryKey: analyticsKey(surveyId, 'choices'),
    queryFn: ({ signal }) => call(getFilterChoices, { surveyId }, signal),
    enabled: surveyId !== '',
  });
}
