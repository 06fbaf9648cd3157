import { analyticsArea } from '#server/areas/analytics/routes.ts';
import { billingArea } from '#server/areas/billing/routes.ts';
import { channelsArea } from '#server/areas/channels/routes.ts';
import { collectArea } from '#server/areas/collect/routes.ts';
import { activityArea } from '#server/areas/activity/routes.ts';
import { connectionsArea } from '#server/areas/connections/routes.ts';
import { deliveryArea } from '#server/areas/delivery/routes.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { imagesArea } from '#server/areas/images/routes.ts';
import { installWebhooks } from '#server/areas/identity/install/handle-uninstall.ts';
import { scopesWebhooks } from '#server/areas/identity/install/update-scopes.ts';
import { installPlainRoutes, redirectPlatformOpening } from '#server/areas/identity/install/routes.ts';
import { jobsArea, webhooksOfAreas } from './merged-areas.ts';
import { ordersArea } from '#server/areas/orders/routes.ts';
import { productDeps } from './product-deps.ts';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import { sessionRoutes } from '#server/areas/identity/session/routes.ts';
import { sharesArea } from '#server/areas/analytics/shares/routes.ts';
import { publicApiArea } from '#server/areas/public-api/routes.ts';
import { preloadWork } from '#server/areas/delivery/preloads/write-preloads.ts';
import { storefrontPlainRoutes } from '#server/areas/delivery/storefront/routes.ts';
import { themeWork } from '#server/areas/identity/stores/sync-theme.ts';
import { storeRoutes } from '#server/areas/identity/stores/routes.ts';
import { surveyJobs } from '#server/areas/surveys/delete-survey.ts';
import { surveyRoutes } from '#server/areas/surveys/routes.ts';
import { templateRoutes } from '#server/areas/surveys/templates/routes.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { getStatus } from '#shared/api/system.ts';
import type { SessionGuard } from '#server/kernel/http/session.ts';
import { checkSession } from '#server/areas/identity/session/tokens.ts';

/** All areas of the product. Add a new area here. */
export function createAreas(plain: Deps): Area[] {
  const deps = productDeps(plain);
  const areas: Area[] = [
    {
      name: 'install',
      plainRoutes: installPlainRoutes(deps),
      webhooks: { ...installWebhooks(deps), ...scopesWebhooks(deps) },
      beforePage: redirectPlatformOpening(deps),
    },
    { name: 'session', routes: sessionRoutes(deps) },
    { name: 'stores', routes: storeRoutes(deps), ...themeWork(deps) },
    { name: 'surveys', routes: surveyRoutes(deps), jobs: surveyJobs(deps) },
    { name: 'templates', routes: templateRoutes(deps) },
    billingArea(deps),
    imagesArea(deps),
    deliveryArea(deps),
    collectArea(deps),
    activityArea(deps),
    connectionsArea(deps),
    analyticsArea(deps),
    sharesArea(deps),
    channelsArea(deps),
    publicApiArea(deps),
    ordersArea(deps),
    { name: 'storefront', plainRoutes: storefrontPlainRoutes(deps), ...preloadWork(deps) },
    privacyArea(deps),
  ];
  refuseUnhandled(areas);
  return [...areas, webhooksOfAreas(deps, areas), jobsArea(deps, areas)];
}

/** Throws if a call of the contract has no handler. That of the status belongs to no area. */
export function refuseUnhandled(areas: readonly Pick<Area, 'routes'>[]): void {
  const handled = new Set(areas.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint)));
  const missing = CONTRACT.filter((call) => call !== getStatus && !handled.has(call));
  if (missing.length > 0) throw new Error(`No area handles ${missing.map(({ name }) => name).join(', ')}.`);
}

export function createGuard(deps: Deps): SessionGuard {
  return (authorization) => checkSession(deps, authorization);
}
