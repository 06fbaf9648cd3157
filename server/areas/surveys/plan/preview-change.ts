import type { ChangePreview } from '#shared/api/billing.ts';
import { AppError } from '#shared/errors.ts';
import { allowanceOf } from '#shared/plan/features.ts';
import { lostFeatures } from '#shared/plan/lost-features.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findLiveSurveys } from './live-surveys-repository.ts';
import { surveysAbovePlan } from './pause-above-plan.ts';
import { NO_FEATURES } from '#server/areas/billing/plans.ts';
import { countResponses, type PlanDeps } from './get-plan-usage.ts';

/** Describes what another plan, or no plan, would pause. It uses the same rules as the change itself. */
export async function previewChange(
  { billing, ...deps }: PlanDeps,
  { storeId }: Session,
  planId: string | undefined,
): Promise<ChangePreview> {
  const customer = await billing.loadCustomer(storeId);
  const plan = customer.plans.find(({ id }) => id === planId);
  if (planId !== undefined && plan === undefined) {
    throw new AppError('NOT_FOUND', 'There is no such plan on offer.');
  }
  const features = plan?.features ?? NO_FEATURES;
  const [surveys, live, { responses }] = await Promise.all([
    surveysAbovePlan(deps.database, storeId, features),
    findLiveSurveys(deps.database, storeId),
    countResponses(deps, storeId),
  ]);
  const takes = (granted: typeof features) => responses < allowanceOf(granted, 'responsesPerSurvey');
  return {
    endsOn: plan === undefined ? (customer.subscription?.currentPeriodEnd ?? null) : null,
    surveysToPause: surveys.length,
    surveys,
    liveSurveys: live.length,
    live,
    stopsResponses: takes(customer.features) && !takes(features),
    lost: lostFeatures(customer.features, features),
  };
}
