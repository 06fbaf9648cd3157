import { reconcileAtInstall } from '#server/areas/billing/reconcile-charge.ts';
import { writePreloadsAtInstall } from '#server/areas/delivery/preloads/write-preloads.ts';
import type { BillingDeps, WithBilling } from '#server/areas/billing/billing.ts';
import { recordEvents } from '#server/areas/connections/record-events.ts';
import {
  endAboveAllowance,
  endAtUninstall as endConnectionsAtUninstall,
} from '#server/areas/connections/end-of-access.ts';
import { followScopes } from '#server/areas/connections/follow-scopes.ts';
import type { WithSources } from '#server/areas/analytics/findings/source-counts.ts';
import { countNewestSources } from '#server/areas/channels/count-newest-sources.ts';
import { createDueSignal, type WithDueSignal } from '#server/kernel/jobs/due-signal.ts';
import { createIngestActivity, type WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import type { WithResponseEvents } from '#server/areas/collect/responses/response-events.ts';
import { unveilWithPlan } from '#server/areas/collect/veiled/unveil-responses.ts';
import { recordChanges } from '#server/areas/public-api/changes/record-changes.ts';
import { endKeysAboveAllowance, endKeysAtUninstall } from '#server/areas/public-api/keys/end-of-keys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { UninstallDeps } from '#server/areas/identity/install/handle-uninstall.ts';
import type { ScopesDeps } from '#server/areas/identity/install/update-scopes.ts';
import type { InstallDeps } from '#server/areas/identity/stores/install-store.ts';
import { requestHistory, requestMissingHistory } from '#server/areas/orders/history/request-history.ts';
import type { WithSurveyEvents } from '#server/areas/surveys/survey-events.ts';
import { pauseAbovePlan } from '#server/areas/surveys/pause-above-plan.ts';
import { endAtUninstall } from '#server/areas/billing/end-subscription.ts';
import { createBilling } from '#server/areas/billing/local-billing.ts';

/** What all areas together need: the kernel's parts, and the ports through which an earlier area calls a later one. */
export interface ProductDeps
  extends
    Deps,
    BillingDeps,
    InstallDeps,
    UninstallDeps,
    ScopesDeps,
    WithBilling,
    WithSurveyEvents,
    WithResponseEvents,
    WithIngestActivity,
    WithDueSignal,
    WithSources {}

/** Connects the ports to the areas that implement them. */
export function productDeps(deps: Deps): ProductDeps {
  const events = withChanges(recordEvents(deps));
  const billingDeps: BillingDeps = {
    ...deps,
    async pauseAbovePlan(tx, storeId, features) {
      const paused = await pauseAbovePlan(events.recordSurveyEvent, tx, storeId, features);
      await endAboveAllowance(tx, storeId, features);
      await endKeysAboveAllowance(tx, storeId, features);
      await unveilWithPlan(tx, deps, storeId, features);
      return paused;
    },
  };
  const reconcile = reconcileAtInstall(billingDeps);
  const endSubscription = endAtUninstall(deps);
  const product: ProductDeps = {
    ...deps,
    ...billingDeps,
    ...events,
    billing: createBilling(billingDeps),
    countSources: countNewestSources,
    ingest: createIngestActivity(),
    due: createDueSignal(),
    async onInstalled(tx, storeId) {
      await requestMissingHistory(tx, deps, storeId);
      const follow = await reconcile(tx, storeId);
      return () => Promise.all([follow(), writePreloadsAtInstall(product, storeId)]);
    },
    onScopesChanged: (tx, storeId) => followScopes(tx, deps, storeId),
    async onUninstalled(tx, uninstall) {
      await endSubscription(tx, uninstall);
      await endConnectionsAtUninstall(tx, uninstall);
      await endKeysAtUninstall(tx, uninstall);
      // No webhook told of the orders that were placed before the second install.
      if (uninstall.isInstalledAgain) await requestHistory(tx, deps, uninstall.storeId);
    },
  };
  return product;
}

/** Connections and the API both learn of erased responses. */
function withChanges(events: ReturnType<typeof recordEvents>): WithSurveyEvents & WithResponseEvents {
  const { recordChangedResponses, recordErasedFromApi } = recordChanges();
  return {
    ...events,
    recordChangedResponses,
    async recordErasedResponses(tx, storeId, erased) {
      await events.recordErasedResponses(tx, storeId, erased);
      await recordErasedFromApi(tx, storeId, erased);
    },
  };
}
