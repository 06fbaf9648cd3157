import * as z from 'zod/mini';
import type { BillingCustomer, BillingInvoices } from '#shared/api/billing.ts';
import { BILLING_STATUSES, INVOICE_STATUSES } from '#shared/plan/provider.ts';
import { nextPage } from './billing-customer.ts';

// Only the fields of the provider's replies that the app uses.

const feature = z.object({
  name: z.string(),
  type: z.enum(['boolean', 'limit', 'limit_with_overage']),
  value: z._default(z.nullable(z.union([z.boolean(), z.number()])), null),
});

const features = z.record(z.string(), feature);

const plan = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number(),
  currencyCode: z.string(),
  interval: z.enum(['EVERY_30_DAYS', 'ANNUAL']),
  trialDays: z._default(z.number(), 0),
  features,
  featuresOrder: z._default(z.array(z.string()), []),
});

const moment = z.nullish(z.string());

const subscription = z.object({
  id: z.string(),
  plan,
  active: z.boolean(),
  features,
  createdAt: moment,
  currentPeriodEnd: moment,
  trialExpiresAt: moment,
  cancelOn: moment,
});

export const identifyReply = z.object({ apiToken: z.string().check(z.minLength(1)) });

export const customerReply = z.object({
  customer: z.object({
    id: z.string(),
    features,
    plans: z.array(plan),
    subscription: z.nullish(subscription),
    billingStatus: z.optional(z.enum(BILLING_STATUSES)),
  }),
});

export const subscribeReply = z.object({
  id: z.string(),
  confirmationUrl: z.nullish(z.url({ protocol: /^https?$/ })),
});

export const cancelReply = z.object({ id: z.string() });

export const invoicesReply = z.object({
  hasMore: z.boolean(),
  invoices: z.array(
    z.object({
      id: z.string(),
      status: z.enum(INVOICE_STATUSES),
      periodStart: z.string(),
      periodEnd: z.string(),
      total: z.number(),
      amountPaid: z.number(),
      currencyCode: z.string(),
      test: z._default(z.boolean(), false),
      createdAt: z.string(),
      items: z._default(
        z.array(
          z.object({
            id: z.string(),
            description: z._default(z.nullable(z.string()), null),
            amount: z.number(),
          }),
        ),
        [],
      ),
    }),
  ),
});

/** Removes the null fields that our contract does not have. */
export function customerOfReply({ customer }: z.output<typeof customerReply>): BillingCustomer {
  const { subscription: current, billingStatus, ...rest } = customer;
  return {
    ...rest,
    subscription: current ? subscriptionOf(current) : null,
    ...(billingStatus !== undefined && { billingStatus }),
  };
}

function subscriptionOf(current: z.output<typeof subscription>): BillingCustomer['subscription'] {
  const { createdAt, currentPeriodEnd, trialExpiresAt, cancelOn, ...rest } = current;
  return {
    ...rest,
    createdAt: createdAt ?? '',
    ...(currentPeriodEnd != null && { currentPeriodEnd }),
    ...(trialExpiresAt != null && { trialExpiresAt }),
    ...(cancelOn != null && { cancelOn }),
  };
}

export function invoicesOfReply(
  { invoices, hasMore }: z.output<typeof invoicesReply>,
  page: number,
): BillingInvoices {
  return {
    next: nextPage(page, hasMore),
    invoices: invoices.map(({ items, ...invoice }) => ({
      ...invoice,
      items: items.map((item) => ({ ...item, description: item.description ?? '' })),
    })),
  };
}
