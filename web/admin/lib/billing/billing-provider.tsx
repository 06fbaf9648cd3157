import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { allowanceOf, allows, type FeatureKey, type Features } from '#shared/plan/features.ts';
import type { ProviderCustomer } from '#shared/plan/provider.ts';
import type { BillingClient } from './billing-client.ts';
import type { BillingError } from './billing-error.ts';

export interface Billing {
  readonly client: BillingClient;
  readonly customer: ProviderCustomer | null;
  readonly isLoading: boolean;
  /** Why the customer could not be loaded; the message may be shown. */
  readonly error: BillingError | null;
  readonly refetch: () => Promise<unknown>;
  /** Whether the plan allows one more than `count`. False before the plan is known. */
  readonly isEnabled: (key: FeatureKey, count?: number) => boolean;
  /** Infinity means unlimited. */
  readonly limitOf: (key: FeatureKey) => number;
}

const BillingContext = createContext<Billing | null>(null);

interface BillingProviderProps {
  /** Created once the customer's token is known. */
  client: BillingClient;
  children: ReactNode;
}

/** Provides the billing customer to all components below. */
export function BillingProvider({ client, children }: BillingProviderProps) {
  const { data, error, isPending, refetch } = useQuery<ProviderCustomer, BillingError>({
    queryKey: ['billing-provider', 'customer'],
    queryFn: () => client.getCustomer(),
  });
  const billing = useMemo<Billing>(() => {
    const features: Features = data?.features ?? {};
    return {
      client,
      customer: data ?? null,
      isLoading: isPending,
      error,
      refetch: () => refetch(),
      isEnabled: (key, count) => allows(features, key, count),
      limitOf: (key) => allowanceOf(features, key),
    };
  }, [client, data, error, isPending, refetch]);
  return <BillingContext.Provider value={billing}>{children}</BillingContext.Provider>;
}

export function useBilling(): Billing {
  const billing = useContext(BillingContext);
  if (billing === null) throw new Error('useBilling must be used within a BillingProvider');
  return billing;
}
