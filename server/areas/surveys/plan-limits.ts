import type { AudienceFilter } from '#shared/audience/filters.ts';
import { AppError } from '#shared/errors.ts';
import { allowanceOf, type Features } from '#shared/plan/features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { SurveyDeps } from './survey-deps.ts';

/** Called before a transaction begins, because it may call another service. */
export async function loadFeatures(
  { billing }: Pick<SurveyDeps, 'billing'>,
  storeId: string,
): Promise<Features> {
  return (await billing.loadCustomer(storeId)).features;
}

/**
 * Refuses a draft with more questions than the plan allows. A survey that exceeded the limit before can still be
 * corrected and shortened.
 */
export function refuseTooManyQuestions(features: Features, questionCount: number, before = 0): void {
  if (questionCount <= before || isAllowed(features, { type: 'save_questions', questionCount })) return;
  const limit = allowanceOf(features, 'questions_per_survey');
  if (limit === 0) throw new AppError('PLAN_LIMIT');
  throw new AppError(
    'PLAN_LIMIT',
    `Your plan has room for ${limit} questions in a survey, and this one has ${questionCount}.`,
  );
}

/** Refuses to show a survey to shoppers by a choice that the plan does not include. */
export function refuseTargeting(features: Features, audience: readonly AudienceFilter[]): void {
  if (isAllowed(features, { type: 'target_audience', audience })) return;
  throw new AppError(
    'PLAN_LIMIT',
    'This survey chooses shoppers by country or order value, which your plan does not include. Remove that under “Who sees it”, or upgrade.',
  );
}

/** `liveCount` is read under the store's lock and does not include the survey that goes live. */
export function refuseAtLiveLimit(features: Features, liveCount: number): void {
  if (isAllowed(features, { type: 'publish', liveCount })) return;
  const limit = allowanceOf(features, 'active_surveys');
  if (limit === 0) throw new AppError('PLAN_LIMIT');
  const surveys = limit === 1 ? 'one live survey' : `${limit} live surveys`;
  throw new AppError(
    'PLAN_LIMIT',
    `Your plan has room for ${surveys} at a time. Pause or close another one, or upgrade.`,
  );
}
