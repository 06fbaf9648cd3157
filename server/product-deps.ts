import { atInstall } from './billing/reconcile-charge.ts';
import type { BillingDeps, WithBilling } from './billing/billing.ts';
import { createBilling } from './billing/create-billing.ts';
import type { Deps } from './deps.ts';
import type { InstallDeps } from './install/install-store.ts';
import { keepToPlan } from './surveys/plan/keep-to-plan.ts';

/** What all areas together need: the kernel's parts, and the ports through which an earlier area calls a later one. */
export interface ProductDeps extends Deps, BillingDeps, InstallDeps, WithBilling {}

/** Joins the ports with the areas that provide them. */
export function productDeps(deps: Deps): ProductDeps {
  const billingDeps = { ...deps, keepToPlan };
  return { ...billingDeps, billing: createBilling(billingDeps), onInstalled: atInstall(billingDeps) };
}
