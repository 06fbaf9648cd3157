import type { SurveyStanding } from '#shared/api/surveys.ts';
import type { StandingFacts } from '#shared/delivery/standing.ts';

/** The facts of a survey that a page of the store has loaded. */
export function madeStanding(more: Partial<StandingFacts> = {}): StandingFacts {
  return {
    status: 'live',
    placements: ['thank_you'],
    seen: [{ placement: 'thank_you', at: '2026-11-20T10:00:00.000Z', page: null }],
    startsAt: null,
    endsAt: null,
    isFull: false,
    outrankedBy: null,
    monthResponses: 12,
    liveSurveys: 1,
    putOffAt: null,
    answeredAt: null,
    isPausedByPlan: false,
    ...more,
  };
}

/** The header of a published survey without answers that a page of the store has loaded. */
export function madeHeader(
  more: Partial<SurveyStanding> = {},
  facts: Partial<StandingFacts> = {},
): SurveyStanding {
  return {
    surveyId: 's1',
    name: 'Winter survey',
    liveVersion: 1,
    responses: 0,
    hasUnpublishedChanges: false,
    standing: madeStanding(facts),
    ...more,
  };
}
