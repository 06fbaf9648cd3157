import type { BillingCustomer } from '#shared/api/billing.ts';
import type { OutputOf } from '#shared/api/endpoint.ts';
import type { Home } from '#shared/api/home.ts';
import type { listSurveys, StoreFigures, SurveySummary } from '#shared/api/surveys.ts';
import { FEATURE_NAMES, type FeatureKey } from '#shared/plan/features.ts';
import type { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { madeCustomer } from '../support/admin.tsx';
import { madeStanding } from '../support/standing.ts';

/** A store on the free plan, or on a plan of this price, with these features. */
export function customerWith(features: typeof FREE_FEATURES, amount = 0): BillingCustomer {
  const customer = madeCustomer(true);
  const named = Object.fromEntries(
    Object.entries(features).map(([key, feature]) => [
      key,
      { ...feature, name: FEATURE_NAMES[key as FeatureKey] },
    ]),
  );
  const { subscription } = customer;
  return {
    ...customer,
    features: named,
    subscription: subscription && { ...subscription, plan: { ...subscription.plan, amount } },
  };
}

export const NO_FIGURES: StoreFigures = {
  liveSurveyCount: 0,
  answersThisWeek: 0,
  answersWeekBefore: 0,
  responsesThisMonth: 0,
  veiled: 0,
};

/** A store without live surveys. */
export const NO_HOME: Home = { surveys: [], live: [], figures: NO_FIGURES, againInMs: null };

export function madeSurvey(surveyId: string, more: Partial<SurveySummary> = {}): SurveySummary {
  return {
    surveyId,
    name: `Survey ${surveyId}`,
    status: 'live',
    standing: madeStanding({ status: more.status ?? 'live' }),
    responses: 12,
    completes: 9,
    shown: 48,
    responseCap: null,
    turnedAway: 0,
    putOff: null,
    refusedFrom: null,
    hasUnpublishedChanges: false,
    updatedAt: '2026-11-20T10:00:00.000Z',
    lastResponseAt: null,
    ...more,
  };
}

type Page = OutputOf<typeof listSurveys>;

export function madePage(surveys: readonly SurveySummary[], total = surveys.length, page = 1): Page {
  const pagination = { page, limit: 5, totalSurveys: total, totalPages: Math.ceil(total / 5) };
  return { surveys, pagination, liveSurveyCount: 1 };
}

/** A store without surveys. */
export const emptyList = {
  listSurveys: (): unknown => madePage([]),
  getHome: (): unknown => NO_HOME,
};
