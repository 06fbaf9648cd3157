import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getSurveyDelivery,
  saveAudience,
  saveDelivery,
  saveFrequencyCap,
  type SurveyDelivery,
} from '#shared/api/delivery.ts';
import type { RequestOf } from '#shared/api/endpoint.ts';
import type { BearerCall } from './api/bearer-client.ts';
import { useServices } from './services.tsx';

const keyOf = (surveyId: string) => ['survey-delivery', surveyId] as const;

/** While a merchant adds a survey to the store, what was seen there shows by itself. */
const LOOK_AGAIN_MS = 15_000;

function surveyDeliveryQuery(call: BearerCall, surveyId: string) {
  return queryOptions<SurveyDelivery>({
    queryKey: keyOf(surveyId),
    queryFn: ({ signal }) => call(getSurveyDelivery, { surveyId }, signal),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useSurveyDelivery(surveyId: string) {
  const { call } = useServices();
  return useQuery(surveyDeliveryQuery(call, surveyId));
}

/** What a merchant may change of how a survey comes to shoppers. */
export interface Choices {
  readonly audience: SurveyDelivery['audience'];
  readonly delivery: SurveyDelivery['delivery'];
  readonly frequencyCap: SurveyDelivery['frequencyCap'];
}

type Input<E extends Parameters<BearerCall>[0]> = RequestOf<E>;

/** Saves those parts that are given. The server's reply is what is shown from then on. */
export function useSaveChoices(surveyId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ audience, delivery, frequencyCap }: Partial<Choices>) => {
      if (frequencyCap !== undefined) await call(saveFrequencyCap, { frequencyCap });
      if (audience) await call(saveAudience, { surveyId, audience } as Input<typeof saveAudience>);
      if (delivery) await call(saveDelivery, { surveyId, delivery } as Input<typeof saveDelivery>);
      return call(getSurveyDelivery, { surveyId });
    },
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(surveyId), saved);
    },
  });
}
