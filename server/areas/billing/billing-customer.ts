import type { BillingCustomer, BillingInvoices, BillingPlan } from '#shared/api/billing.ts';
import type { Features } from '#shared/plan/features.ts';
import type { ProviderInvoice, ProviderPlan, ProviderSubscription } from '#shared/plan/provider.ts';
import type { CustomerCore } from './describe-customer.ts';

/** The fields of the provider's customer that the app uses. */
export function toBillingCustomer({
  id,
  features,
  plans,
  subscription,
  billingStatus,
}: CustomerCore): BillingCustomer {
  return {
    id,
    features: toFeatures(features),
    plans: plans.map(toBillingPlan),
    subscription: subscription ? toBillingSubscription(subscription) : null,
    billingStatus,
  };
}

export function toBillingPlan(plan: ProviderPlan): BillingPlan {
  return {
    id: plan.id,
    name: plan.name,
    amount: plan.amount,
    currencyCode: plan.currencyCode,
    interval: plan.interval,
    trialDays: plan.trialDays,
    features: toFeatures(plan.features),
    featuresOrder: plan.featuresOrder,
  };
}

function toBillingSubscription(subscription: ProviderSubscription): BillingCustomer['subscription'] {
  const { id, plan, active, features, createdAt, currentPeriodEnd, trialExpiresAt, cancelOn } = subscription;
  return {
    ...{ id, active, createdAt, plan: toBillingPlan(plan), features: toFeatures(features) },
    ...(currentPeriodEnd !== undefined && { currentPeriodEnd }),
    ...(trialExpiresAt !== undefined && { trialExpiresAt }),
    ...(cancelOn !== undefined && { cancelOn }),
  };
}

function toFeatures(features: Features & Record<string, { name: string }>): BillingPlan['features'] {
  return Object.fromEntries(
    Object.entries(features).map(([key, { name, type, value }]) => [key, { name, type, value }]),
  );
}

interface InvoiceList {
  readonly invoices: readonly ProviderInvoice[];
  readonly hasMore: boolean;
}

export function toBillingInvoices({ invoices, hasMore }: InvoiceList, page: number): BillingInvoices {
  return {
    next: nextPage(page, hasMore),
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      status: invoice.status,
      periodStart: invoice.periodStart,
      periodEnd: invoice.periodEnd,
      total: invoice.total,
      amountPaid: invoice.amountPaid,
      currencyCode: invoice.currencyCode,
      test: invoice.test,
      createdAt: invoice.createdAt,
      items: invoice.items.map(({ id, description, amount }) => ({ id, description, amount })),
    })),
  };
}

/** The provider says whether there is more; our replies name the page to ask for. */
export function nextPage(page: number, hasMore: boolean): string | null {
  return hasMore ? String(page + 1) : null;
}
