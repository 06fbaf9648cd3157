import type { Billing, BillingDeps } from './billing.ts';
import { createLocalBilling } from './local-billing.ts';
import { createProviderBilling } from './provider-billing.ts';

/**
 * Creates the billing that `billing.base_url` selects: the embedded service or another provider. One instance per app.
 */
export function createBilling(deps: BillingDeps): Billing {
  return deps.config.billing.embedded ? createLocalBilling(deps) : createProviderBilling(deps);
}
