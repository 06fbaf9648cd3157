import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RequestTo } from '#shared/api/contract.ts';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { BearerCall } from '../api/bearer-client.ts';
import { useServices } from '../services.tsx';
import { standingKey } from './survey-standing.ts';

const keyOf = (surveyId: string) => ['survey-delivery', surveyId] as const;

/** While a merchant adds a survey to the store, its sightings are polled. */
const POLL_INTERVAL_MS = 15_000;

function surveyDeliveryQuery(call: BearerCall, surveyId: string) {
  return queryOptions<SurveyDelivery>({
    queryKey: keyOf(surveyId),
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/delivery', { surveyId }, signal),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

export function useSurveyDelivery(surveyId: string) {
  const { call } = useServices();
  return useQuery(surveyDeliveryQuery(call, surveyId));
}

/** Asks again once the survey has answers, because they prove that a page shows it. */
export function useRefreshAtFirstAnswer(surveyId: string, hasAnswers: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (hasAnswers) void queries.invalidateQueries({ queryKey: keyOf(surveyId) });
  }, [queries, surveyId, hasAnswers]);
}

/** The delivery settings that a merchant may change. */
export interface DeliverySettings {
  readonly audience: SurveyDelivery['audience'];
  readonly delivery: SurveyDelivery['delivery'];
  readonly frequencyCap: SurveyDelivery['frequencyCap'];
}

/** Saves the given settings. The server's reply replaces the cached ones. */
export function useSaveDeliverySettings(surveyId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ audience, delivery, frequencyCap }: Partial<DeliverySettings>) => {
      if (frequencyCap !== undefined) await call('PUT /store/frequency-cap', { frequencyCap });
      if (audience)
        await call('PUT /surveys/{surveyId}/audience', {
          surveyId,
          audience,
        } as RequestTo<'PUT /surveys/{surveyId}/audience'>);
      if (delivery)
        await call('PUT /surveys/{surveyId}/delivery', {
          surveyId,
          delivery,
        } as RequestTo<'PUT /surveys/{surveyId}/delivery'>);
      return call('GET /surveys/{surveyId}/delivery', { surveyId });
    },
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(surveyId), saved);
      void queries.invalidateQueries({ queryKey: standingKey(surveyId) });
    },
  });
}
