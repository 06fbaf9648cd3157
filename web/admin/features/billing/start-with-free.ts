import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';
import { readPlanAgain } from '../../lib/billing/plan-changes.ts';
import { BILLING_CUSTOMER_KEY } from '../../lib/billing/subscription.ts';

/** Chooses the free plan; the gate sees the new subscription at once. */
export function useStartWithFree() {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /billing/start-with-free', {}),
    onSuccess: (customer) => queries.setQueryData(BILLING_CUSTOMER_KEY, customer),
    onError: () => readPlanAgain(queries, call),
  });
}
