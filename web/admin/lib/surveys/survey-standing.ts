import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SurveyStanding } from '#shared/api/surveys.ts';
import {
  standingOf,
  standingSentence,
  type Standing,
  type StandingContext,
  type StandingFacts,
} from '#shared/delivery/standing.ts';
import { allowanceOf } from '#shared/plan/features.ts';
import type { BearerCall } from '../api/bearer-client.ts';
import { atMoment, relativeTime } from '../format-moment.ts';
import { useServices } from '../services.tsx';
import { useSwitchedOn } from '../store/store-extensions.ts';
import { useStoreTimeZone } from '../store/store-time-zone.ts';
import { useBillingCustomer } from '../billing/subscription.ts';
import { useNow } from '../use-now.ts';

export const standingKey = (surveyId: string) => ['survey-standing', surveyId] as const;

/** Until the first answer, a merchant looks at the page and waits. */
const WAITING_POLL_MS = 4_000;
const POLL_MS = 30_000;

function surveyStandingQuery(call: BearerCall, surveyId: string) {
  return queryOptions<SurveyStanding>({
    queryKey: standingKey(surveyId),
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/standing', { surveyId }, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.standing.status === 'live' && data.responses === 0 ? WAITING_POLL_MS : POLL_MS,
    refetchOnWindowFocus: true,
  });
}

/** The facts of a survey's header; undefined while they load. */
export function useSurveyStanding(surveyId: string, enabled = true): SurveyStanding | undefined {
  const { call } = useServices();
  return useQuery({ ...surveyStandingQuery(call, surveyId), enabled }).data;
}

/** The function that turns facts into the status that a merchant reads now. */
export function useStandingOf(): (facts: StandingFacts) => Standing {
  const context = useStandingContext();
  return (facts) => standingOf(facts, context);
}

/** The function that says the state of a survey in a sentence, with what is known of it. */
export function useStandingSentence(): (facts: StandingFacts) => string {
  const context = useStandingContext();
  const { now } = context;
  const timeZone = useStoreTimeZone();
  const words = {
    at: (moment: string) => atMoment(moment, now, timeZone),
    ago: (moment: string) => relativeTime(moment, now, timeZone),
  };
  return (facts) => standingSentence(facts, context, words);
}

export function useStandingContext(): StandingContext {
  const now = useNow();
  const switchedOn = useSwitchedOn();
  const features = useBillingCustomer().data?.features;
  return {
    now,
    switchedOn,
    plan: {
      monthResponses: features ? allowanceOf(features, 'responsesPerSurvey') : Infinity,
      liveSurveys: features ? allowanceOf(features, 'active_surveys') : Infinity,
    },
  };
}
