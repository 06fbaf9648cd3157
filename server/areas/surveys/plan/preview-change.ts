import type { ChangePreview } from '#shared/api/billing.ts';
import { AppError } from '#shared/errors.ts';
import {
  allowanceOf,
  FEATURE_KEYS,
  FEATURE_NAMES,
  type FeatureKey,
  type Features,
} from '#shared/plan/features.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { LiveSurvey } from './live-surveys-repository.ts';
import { liveByPlan } from './live-by-plan.ts';
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
  const [{ overTargeted, eligible, above }, { responses }] = await Promise.all([
    liveByPlan(deps.database, storeId, features),
    countResponses(deps, storeId),
  ]);
  const takes = (granted: typeof features) => responses < allowanceOf(granted, 'responsesPerSurvey');
  return {
    endsOn: plan === undefined ? (customer.subscription?.currentPeriodEnd ?? null) : null,
    surveysToPause: above.length,
    surveys: above.map(present),
    liveSurveys: overTargeted.length + eligible.length,
    live: eligible.map(present),
    overTargeted: overTargeted.map(present),
    stopsResponses: takes(customer.features) && !takes(features),
    lost: lostFeatures(customer.features, features),
  };
}

const present = ({ surveyId, name, responses }: LiveSurvey) => ({ surveyId, name, responses });

/** A feature that the change reduces. Null means unlimited; 0 means none. */
export interface LostFeature {
  readonly key: FeatureKey;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** The features that a change of plan reduces, in the order of the plan comparison. */
export function lostFeatures(before: Features, after: Features): LostFeature[] {
  return FEATURE_KEYS.flatMap((key) => {
    const [had, has] = [allowanceOf(before, key), allowanceOf(after, key)];
    if (has >= had) return [];
    return [{ key, name: FEATURE_NAMES[key], before: finite(had), after: finite(has) }];
  });
}

const finite = (allowance: number): number | null => (allowance === Infinity ? null : allowance);
