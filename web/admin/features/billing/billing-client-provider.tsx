import { useMemo, type ReactNode } from 'react';
import { createBillingClient } from '../../lib/billing/billing-client.ts';
import { BillingProvider } from '../../lib/billing/billing-provider.tsx';
import { useServices } from '../../lib/services.tsx';

interface BillingClientProviderProps {
  /** Out of the store's details. */
  customerToken: string;
  children: ReactNode;
}

/** The billing provider as the page's configuration names it, in the name of the signed-in store. */
export function BillingClientProvider({ customerToken, children }: BillingClientProviderProps) {
  const { billing } = useServices().config;
  const client = useMemo(
    () => createBillingClient({ ...billing, customerApiToken: customerToken }),
    [billing, customerToken],
  );
  return <BillingProvider client={client}>{children}</BillingProvider>;
}
