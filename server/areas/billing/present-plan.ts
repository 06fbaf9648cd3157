import { FEATURE_KEYS, FEATURE_NAMES, type FeatureKey } from '#shared/plan/features.ts';
import type { ProviderFeature, ProviderPlan } from '#shared/plan/provider.ts';
import type { PlanConfig } from '#server/kernel/config/config.ts';

/** A plan of the configuration in the billing provider's words, with the trial that a customer would get. */
export function presentPlan(plan: PlanConfig, trialDays = plan.trial_days): ProviderPlan {
  const { amount, currency } = plan;
  return {
    id: plan.id,
    name: plan.name,
    availability: 'public',
    type: 'base',
    amount,
    subtotal: amount,
    total: amount,
    presentmentAmount: amount,
    currencyCode: currency,
    presentmentCurrencyCode: currency,
    interval: plan.interval,
    trialDays,
    features: Object.fromEntries(
      FEATURE_KEYS.map((key, order) => [key, presentFeature(key, plan.features[key], order)]),
    ),
    featuresOrder: [...FEATURE_KEYS],
    usageCharges: [],
    discounts: [],
    bundleDiscounts: [],
    public: true,
    visible: true,
    eligible: true,
  };
}

function presentFeature(key: FeatureKey, value: boolean | number, displayOrder: number): ProviderFeature {
  const type = typeof value === 'boolean' ? 'boolean' : 'limit';
  return { id: key, name: FEATURE_NAMES[key], type, value, displayOrder };
}
