import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey, plainParameters } from './analytics-key.ts';

/** Components that mount one after the other share one request. */
const FRESH_MS = 5_000;

interface Asking {
  /** One component may poll. */
  readonly every?: number | false;
  /** Otherwise it only reads what others loaded. */
  readonly isAsking?: boolean;
}

/** Keeps the previous figures until those of a changed filter have loaded. */
export function useQuestionResults(
  surveyId: string,
  query: AnalyticsQuery,
  { every = false, isAsking = true }: Asking = {},
) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'questions', parameters),
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/analytics/questions', { surveyId, ...parameters }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: every,
    enabled: isAsking,
    staleTime: FRESH_MS,
  });
}
