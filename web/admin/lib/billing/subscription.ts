import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BillingCustomer } from '#shared/api/billing.ts';
import type { BearerCall } from '../api/bearer-client.ts';
import { useServices } from '../services.tsx';

export const BILLING_CUSTOMER_KEY = ['billing-customer'] as const;

export function billingCustomerQuery(call: BearerCall) {
  return queryOptions<BillingCustomer>({
    queryKey: BILLING_CUSTOMER_KEY,
    queryFn: ({ signal }) => call('GET /billing/customer', {}, signal),
    refetchOnMount: false,
  });
}

/** The store's plan with its limits. */
export function useBillingCustomer(enabled = true) {
  const { call } = useServices();
  return useQuery({ ...billingCustomerQuery(call), enabled });
}

/** Free, chosen explicitly, is a subscription; an ended one is not. */
export function hasSubscription(customer: BillingCustomer): boolean {
  return customer.subscription?.active === true;
}

export function isOnFreePlan(customer: BillingCustomer | undefined): customer is BillingCustomer {
  return customer?.subscription?.plan.amount === 0;
}
