import { atInstall } from '#server/areas/billing/reconcile-charge.ts';
import type { BillingDeps, WithBilling } from '#server/areas/billing/billing.ts';
import { createBilling } from '#server/areas/billing/create-billing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { InstallDeps } from '#server/areas/identity/install/install-store.ts';
import { keepToPlan } from '#server/areas/surveys/plan/keep-to-plan.ts';

/** What all areas together need: the kernel's parts, and the ports through which an earlier area calls a later one. */
export interface ProductDeps extends Deps, BillingDeps, InstallDeps, WithBilling {}

/** Joins the ports with the areas that provide them. */
export function productDeps(deps: Deps): ProductDeps {
  const billingDeps = { ...deps, keepToPlan };
  return { ...billingDeps, billing: createBilling(billingDeps), onInstalled: atInstall(billingDeps) };
}
