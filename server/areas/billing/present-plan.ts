import { FEATURE_KEYS, FEATURE_NAMES, type FeatureKey } from '#shared/plan/features.ts';
import type { ProviderFeature, ProviderPlan } from '#shared/plan/provider.ts';
import type { PlanConfig } from '#server/kernel/config/config.ts';

/** A configured plan in the provider's protocol, with the trial that this customer gets. */
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
