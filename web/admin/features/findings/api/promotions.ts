import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey } from '../../../answers/api/analytics-key.ts';

interface Promotion {
  readonly meaningId: string;
  readonly body: string;
  readonly optionId: string;
  readonly text: string;
}

/** Counts a text beside Other as an option from now on. All counts change with it. */
export function usePromoteOther(surveyId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (promotion: Promotion) =>
      call('PUT /surveys/{surveyId}/analytics/questions/{meaningId}/promotions', { surveyId, ...promotion }),
    onSettled: () => void queries.invalidateQueries({ queryKey: analyticsKey(surveyId) }),
  });
}

export function useDemoteOther(surveyId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (words: Pick<Promotion, 'meaningId' | 'body'>) =>
      call('POST /surveys/{surveyId}/analytics/questions/{meaningId}/demotions', { surveyId, ...words }),
    onSettled: () => void queries.invalidateQueries({ queryKey: analyticsKey(surveyId) }),
  });
}
