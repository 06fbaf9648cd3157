import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.tsx';

/** A published version. It never changes, so it is fetched once. */
export function useVersion(surveyId: string, version: number | null) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['survey-version', surveyId, version],
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/versions/{version}', { surveyId, version: version ?? 1 }, signal),
    enabled: version !== null,
    staleTime: Infinity,
  });
}
