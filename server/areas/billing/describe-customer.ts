import type { BillingStatus, ProviderCustomer, ProviderUsageMetric } from '#shared/plan/provider.ts';
import { AppError } from '#shared/errors.ts';
import { isDevShop } from '#server/kernel/platform/shop-host.ts';
import type { BillingDeps } from './billing.ts';
import { identityOf } from './customer-identity.ts';
import { findBillingProfile, findCustomerStore } from './customer-repository.ts';
import { isoOf, trialDaysFor } from './periods.ts';
import { subscribedPlan, presentPlan } from './plans.ts';
import { presentSubscription } from './present-subscription.ts';
import { currentSubscription } from './apply-periods.ts';
import {
  findSubscriptionPast,
  type SubscriptionPast,
  type SubscriptionRecord,
} from './subscription-repository.ts';
import { sumUsage, type UsageTotals } from './usage-event-repository.ts';

/** The subscription and features of a store: what the plan gates need. */
export type CustomerCore = Pick<
  ProviderCustomer,
  'id' | 'plans' | 'subscription' | 'features' | 'billingStatus' | 'trialStartsAt' | 'trialExpiresAt'
>;

export async function describeCore(deps: BillingDeps, storeId: string): Promise<CustomerCore> {
  const active = await currentSubscription(deps, storeId);
  const [{ customerId }, past] = await Promise.all([
    identityOf(deps, storeId),
    findSubscriptionPast(deps.database, storeId),
  ]);
  const now = deps.clock();
  const subscription = active && presentSubscription(subscribedPlan(deps, active.planId), active);
  return {
    id: customerId,
    plans: deps.config.billing.plans.map((plan) =>
      presentPlan(plan, trialDaysFor({ plan, past, active, now })),
    ),
    ...(subscription && { subscription }),
    features: subscription?.features ?? {},
    billingStatus: statusOf(active, past, now),
    ...(active?.trialStartsAt && { trialStartsAt: active.trialStartsAt }),
    ...(active?.trialEndsAt && { trialExpiresAt: active.trialEndsAt }),
  };
}

/** The whole customer in the provider's protocol. */
export async function describeCustomer(deps: BillingDeps, storeId: string): Promise<ProviderCustomer> {
  const store = await findCustomerStore(deps.database, storeId);
  if (store === null) throw new AppError('NOT_FOUND', 'There is no such customer.');
  const [core, profile, usage] = await Promise.all([
    describeCore(deps, storeId),
    findBillingProfile(deps.database, storeId),
    sumUsage(deps.database, storeId, isoOf(deps.clock())),
  ]);
  return {
    ...core,
    name: profile.name ?? store.name,
    test: isDevShop(store.shop, deps.config),
    platform: 'shopify',
    ...(store.platformShopId !== null && { platformId: store.platformShopId }),
    myshopifyDomain: store.shop,
    ...(store.installedAt !== null && { installedAt: store.installedAt }),
    usage: Object.fromEntries(usage.map((totals) => [totals.eventName, presentMetric(totals)])),
    customFields: profile.customFields ?? {},
    usageCredits: [],
    reviews: [],
  };
}

function statusOf(active: SubscriptionRecord | null, past: SubscriptionPast, now: number): BillingStatus {
  if (active === null) return past.hasSubscribed ? 'canceled' : 'none';
  if (active.cancelOn !== null) return 'canceled';
  return active.trialEndsAt !== null && Date.parse(active.trialEndsAt) > now ? 'trialing' : 'active';
}

/** Each event name is a metric of its own. */
function presentMetric({ eventName, allTime, ...totals }: UsageTotals): ProviderUsageMetric {
  return {
    id: eventName,
    name: eventName,
    eventName,
    currentValue: totals.monthToDate,
    monthToDateValue: totals.monthToDate,
    last24HoursValue: totals.last24Hours,
    last7DaysValue: totals.last7Days,
    last30DaysValue: totals.last30Days,
    allTimeValue: allTime,
  };
}
