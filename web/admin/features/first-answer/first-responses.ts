import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

/** The newest of the first responses; asked for again when their number changes. */
export function useFirstResponses(surveyId: string, responses: number) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['first-responses', surveyId, responses],
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/responses', { surveyId, range: 'all' }, signal),
    enabled: responses > 0,
    placeholderData: keepPreviousData,
  });
}
