import { AppError } from '#shared/errors.ts';
import type { Features } from '#shared/plan/features.ts';
import type { PlanConfig } from '#server/kernel/config/config.ts';
import type { BillingDeps } from './billing.ts';
import { presentPlan } from './present-plan.ts';

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
