import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey, plainParameters } from './analytics-key.ts';

/** Keeps the previous findings until those of a changed filter have loaded. Without `isAsking` it only reads what others loaded. */
export function useFindings(surveyId: string, query: AnalyticsQuery, isAsking = true) {
  const { call } = useServices();
  const parameters = plainParameters({ ...query, period: null });
  return useQuery({
    queryKey: analyticsKey(surveyId, 'findings', parameters),
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/analytics/findings', { surveyId, ...parameters }, signal),
    enabled: isAsking,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.againInMs ?? false,
  });
}

/** Null leaves the choice of the question to the product. */
export function usePinHeadline(surveyId: string) {
  const { call } = useServices();
  const refresh = useRefresh(surveyId);
  return useMutation({
    mutationFn: (meaningId: string | null) =>
      call('PUT /surveys/{surveyId}/analytics/findings/pin', { surveyId, meaningId }),
    onSuccess: refresh,
  });
}

interface Mark {
  readonly key: string;
  readonly mark: 'kept' | 'hidden' | 'none';
}

export function useMarkFinding(surveyId: string) {
  const { call } = useServices();
  const refresh = useRefresh(surveyId);
  return useMutation({
    mutationFn: (mark: Mark) =>
      call('PUT /surveys/{surveyId}/analytics/findings/mark', { surveyId, ...mark }),
    onSuccess: refresh,
  });
}

export function useLook(surveyId: string) {
  const { call } = useServices();
  return useMutation({
    mutationFn: (keys: readonly string[]) =>
      call('PUT /surveys/{surveyId}/analytics/findings/look', { surveyId, keys: [...keys] }),
  });
}

function useRefresh(surveyId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: analyticsKey(surveyId, 'findings') });
}
