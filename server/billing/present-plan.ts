import type { BillingFeature, BillingPlan } from '#shared/api/billing.ts';
import { FEATURE_KEYS, FEATURE_NAMES, type FeatureKey } from '#shared/plan/features.ts';
import type { PlanConfig } from '../config.ts';

/** A plan of the configuration in the billing provider's words. */
export function presentPlan(plan: PlanConfig): BillingPlan {
  return {
    id: plan.id,
    name: plan.name,
    amount: plan.amount,
    currencyCode: plan.currency,
    interval: plan.interval,
    trialDays: plan.trial_days,
    features: Object.fromEntries(FEATURE_KEYS.map((key) => [key, presentFeature(key, plan.features[key])])),
    featuresOrder: [...FEATURE_KEYS],
  };
}

function presentFeature(key: FeatureKey, value: boolean | number): BillingFeature {
  return { name: FEATURE_NAMES[key], type: typeof value === 'boolean' ? 'boolean' : 'limit', value };
}
