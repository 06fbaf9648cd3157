import type { Config } from '../config.ts';
import type { Billing, BillingDeps } from './billing.ts';
import { createLocalBilling } from './local-billing.ts';
import { createProviderBilling } from './provider-billing.ts';

/** What a provider told is remembered for a moment: every area of one app has to share that memory. */
const made = new WeakMap<Config, Billing>();

/** Billing as the configuration has it: our own service, or the provider's at `billing.base_url`. */
export function createBilling(deps: BillingDeps): Billing {
  if (deps.config.billing.embedded) return createLocalBilling(deps);
  const known = made.get(deps.config);
  if (known !== undefined) return known;
  const billing = createProviderBilling(deps);
  made.set(deps.config, billing);
  return billing;
}
