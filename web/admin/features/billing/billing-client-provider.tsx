import { useMemo, type ReactNode } from 'react';
import { createBillingClient } from '../../lib/billing/billing-client.ts';
import { BillingProvider } from '../../lib/billing/billing-provider.tsx';
import { useServices } from '../../lib/services.tsx';

interface BillingClientProviderProps {
  /** From the store's details. */
  customerToken: string;
  children: ReactNode;
}

/** Provides the configured billing provider's client with the store's customer token. */
export function BillingClientProvider({ customerToken, children }: BillingClientProviderProps) {
  const { billing } = useServices().config;
  const client = useMemo(
    () => createBillingClient({ ...billing, customerApiToken: customerToken }),
    [billing, customerToken],
  );
  return <BillingProvider client={client}>{children}</BillingProvider>;
}
