import type { ProviderSubscription } from '#shared/plan/provider.ts';
import type { PlanConfig } from '#server/kernel/config/config.ts';
import type { SubscriptionRecord } from './subscription-repository.ts';
import { presentPlan } from './plans.ts';

/** A subscription whose charge the merchant has not accepted yet. */
export interface PendingSubscription {
  readonly subscriptionId: string;
  readonly trialDays: number;
  readonly createdAt: string;
  readonly confirmationUrl: string;
  readonly returnUrl: string;
}

export function presentPending(
  plan: PlanConfig,
  { subscriptionId, trialDays, createdAt, confirmationUrl, returnUrl }: PendingSubscription,
): ProviderSubscription {
  const base = { ...presentBase(plan, subscriptionId), plan: presentPlan(plan, trialDays) };
  return { ...base, active: false, createdAt, confirmationUrl, returnUrl };
}

export function presentSubscription(plan: PlanConfig, record: SubscriptionRecord): ProviderSubscription {
  return {
    ...presentBase(plan, record.subscriptionId),
    active: record.isActive,
    createdAt: record.createdAt,
    activatedAt: record.createdAt,
    ...(record.cappedAmount !== null && { usageChargeCappedAmount: record.cappedAmount }),
    ...(record.currentPeriodStart !== null && { currentPeriodStart: record.currentPeriodStart }),
    ...(record.currentPeriodEnd !== null && { currentPeriodEnd: record.currentPeriodEnd }),
    ...(record.trialStartsAt !== null && { trialStartsAt: record.trialStartsAt }),
    ...(record.trialEndsAt !== null && { trialExpiresAt: record.trialEndsAt }),
    ...(record.cancelOn !== null && { cancelOn: record.cancelOn }),
    ...(record.cancelledAt !== null && { cancelledAt: record.cancelledAt }),
    ...(record.returnUrl !== '' && { returnUrl: record.returnUrl }),
  };
}

function presentBase(plan: PlanConfig, subscriptionId: string) {
  const shown = presentPlan(plan);
  const { amount, currency } = plan;
  return {
    id: subscriptionId,
    plan: shown,
    lineItems: [
      {
        id: `${subscriptionId}-${plan.id}`,
        type: 'recurring',
        amount,
        currencyCode: currency,
        presentmentAmount: amount,
        presentmentCurrencyCode: currency,
        plan: shown,
      },
    ],
    features: shown.features,
    featuresOrder: shown.featuresOrder,
    usageCharges: [],
    total: amount,
    subtotal: amount,
    presentmentTotal: amount,
    presentmentSubtotal: amount,
  };
}
