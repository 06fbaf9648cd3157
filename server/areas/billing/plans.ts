import { AppError } from '#shared/errors.ts';
import { type Features, FEATURE_KEYS, FEATURE_NAMES, type FeatureKey } from '#shared/plan/features.ts';
import type { PlanConfig } from '#server/kernel/config/config.ts';
import type { BillingDeps } from './billing.ts';
import type { ProviderFeature, ProviderPlan } from '#shared/plan/provider.ts';

type PlanDeps = Pick<BillingDeps, 'config'>;

export function offeredPlan({ config }: PlanDeps, planId: string): PlanConfig {
  const plan = config.billing.plans.find(({ id }) => id === planId);
  if (plan === undefined) throw new AppError('NOT_FOUND', 'There is no such plan on offer.');
  return plan;
}

export function freePlan({ config }: PlanDeps): PlanConfig {
  const plan = config.billing.plans.find(({ amount }) => amount === 0);
  if (plan === undefined) throw new AppError('NOT_FOUND', 'There is no free plan on offer.');
  return plan;
}

/** The plan of a subscription. A deployment must not remove a plan that has subscriptions. */
export function subscribedPlan({ config }: PlanDeps, planId: string): PlanConfig {
  const plan = config.billing.plans.find(({ id }) => id === planId);
  if (plan === undefined) {
    throw new Error(`A store is subscribed to ${planId}, which the configuration no longer names`);
  }
  return plan;
}

export const featuresOf = (plan: PlanConfig): Features => presentPlan(plan).features;

/** The features of a store without a subscription. */
export const NO_FEATURES: Features = {};

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
