import { useQuery } from '@tanstack/react-query';
import type { StoreSurveysReply } from '#shared/api/delivery.ts';
import type { DeliveredSurvey, StoreSurveys } from '#shared/delivery/manifest.ts';
import type { StandingFacts } from '#shared/delivery/standing.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEYS_KEY } from '../../../lib/surveys-key.ts';

export interface MappedSurvey extends DeliveredSurvey {
  readonly name: string;
  readonly standing: StandingFacts;
}

const POLL_MS = 30_000;

/** The store's live surveys and this one, as its pages know them. */
export function useStoreSurveys(surveyId: string) {
  const { call } = useServices();
  return useQuery<StoreSurveysReply, Error, StoreSurveys<MappedSurvey>>({
    queryKey: [...SURVEYS_KEY, 'map', surveyId],
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/store-map', { surveyId }, signal),
    // Query results are read-only; nothing here mutates them.
    select: (reply) => reply as StoreSurveys<MappedSurvey>,
    refetchInterval: POLL_MS,
  });
}
