import { useQuery } from '@tanstack/react-query';
import { getVersion } from '#shared/api/surveys.ts';
import { useServices } from '../../../lib/services.tsx';

/** A published version. It never changes, so it is fetched once. */
export function useVersion(surveyId: string, version: number | null) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['survey-version', surveyId, version],
    queryFn: ({ signal }) => call(getVersion, { surveyId, version: version ?? 1 }, signal),
    enabled: version !== null,
    staleTime: Infinity,
  });
}
