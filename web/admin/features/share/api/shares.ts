import type { RequestTo } from '#shared/api/contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey } from '../../../answers/api/analytics-key.ts';

const keyOf = (surveyId: string) => analyticsKey(surveyId, 'shares');

export function useShares(surveyId: string) {
  const { call } = useServices();
  return useQuery({
    queryKey: keyOf(surveyId),
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/shares', { surveyId }, signal),
  });
}

/** The reply's address is shown once and not kept. */
export function useCreateShare(surveyId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestTo<'POST /surveys/{surveyId}/shares'>) =>
      call('POST /surveys/{surveyId}/shares', input),
    onSettled: () => void queries.invalidateQueries({ queryKey: keyOf(surveyId) }),
  });
}

export function useEndShare(surveyId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) =>
      call('POST /surveys/{surveyId}/shares/{shareId}/end', { surveyId, shareId }),
    // The question stays open until the link is among the closed ones, which then take the focus.
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(surveyId) }),
  });
}
