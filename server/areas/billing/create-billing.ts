import type { Billing, BillingDeps } from './billing.ts';
import { createLocalBilling } from './local-billing.ts';
import { createProviderBilling } from './provider-billing.ts';

/** Billing as the configuration has it: our own service, or the provider's at `billing.base_url`. One for an app. */
export function createBilling(deps: BillingDeps): Billing {
  return deps.config.billing.embedded ? createLocalBilling(deps) : createProviderBilling(deps);
}
