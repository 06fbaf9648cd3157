import type { RequestTo } from '#shared/api/contract.ts';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BillingCustomer } from '#shared/api/billing.ts';
import type { BearerCall } from '../api/bearer-client.ts';
import { isFramed } from '../platform.ts';
import { useServices } from '../services.tsx';
import { BILLING_CUSTOMER_KEY, billingCustomerQuery } from './subscription.ts';

const OF_THE_PLAN = ['plan-usage', 'change-preview', 'billing-provider'] as const;

interface PlanChange {
  readonly planId: string;
  /** The surveys that stay live on a smaller plan. */
  readonly keepLive?: readonly string[];
}

/**
 * Requests another plan. It is active at once, or the reply contains the page where the merchant approves the
 * charge.
 */
export function useChangePlan() {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ planId, keepLive = [] }: PlanChange) =>
      call('POST /billing/plan', { planId, framed: isFramed(), keepLive: [...keepLive] }),
    onSuccess: ({ customer }) => keepCustomer(queries, customer),
    onError: () => readPlanAgain(queries, call),
  });
}

export function useCancelPlan() {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cancellation: RequestTo<'POST /billing/cancel'>) =>
      call('POST /billing/cancel', cancellation),
    onSuccess: (customer) => keepCustomer(queries, customer),
    onError: () => readPlanAgain(queries, call),
  });
}

/** What stops with another plan, or with null without any plan. Never cached, since the merchant decides by it. */
export function useChangePreview(planId: string | null) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['change-preview', planId],
    queryFn: ({ signal }) => call('GET /billing/change-preview', planId === null ? {} : { planId }, signal),
    gcTime: 0,
  });
}

export function usePlanUsage() {
  const { call } = useServices();
  return useQuery({
    queryKey: ['plan-usage'],
    queryFn: ({ signal }) => call('GET /billing/usage', {}, signal),
  });
}

/** A change whose reply was lost may have been made all the same. */
export function readPlanAgain(queries: QueryClient, call: BearerCall): void {
  queries.query(billingCustomerQuery(call)).then(
    (customer) => keepCustomer(queries, customer),
    () => undefined,
  );
}

function keepCustomer(queries: QueryClient, customer: BillingCustomer): void {
  queries.setQueryData(BILLING_CUSTOMER_KEY, customer);
  for (const key of OF_THE_PLAN) void queries.invalidateQueries({ queryKey: [key] });
}
