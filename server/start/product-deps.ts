import { reconcileAtInstall } from '#server/areas/billing/reconcile-charge.ts';
import { endAtUninstall } from '#server/areas/billing/end-at-uninstall.ts';
import type { BillingDeps, WithBilling } from '#server/areas/billing/billing.ts';
import { createBilling } from '#server/areas/billing/create-billing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { UninstallDeps } from '#server/areas/identity/install/handle-uninstall.ts';
import type { InstallDeps } from '#server/areas/identity/install/install-store.ts';
import { requestHistory } from '#server/areas/orders/history/request-history.ts';
import { pauseAbovePlan } from '#server/areas/surveys/plan/pause-above-plan.ts';

/** What all areas together need: the kernel's parts, and the ports through which an earlier area calls a later one. */
export interface ProductDeps extends Deps, BillingDeps, InstallDeps, UninstallDeps, WithBilling {}

/** Connects the ports to the areas that implement them. */
export function productDeps(deps: Deps): ProductDeps {
  const billingDeps = { ...deps, pauseAbovePlan };
  const reconcile = reconcileAtInstall(billingDeps);
  return {
    ...billingDeps,
    billing: createBilling(billingDeps),
    async onInstalled(tx, storeId) {
      await requestHistory(tx, deps, storeId);
      return reconcile(tx, storeId);
    },
    onUninstalled: endAtUninstall(deps),
  };
}
