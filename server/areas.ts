import { analyticsArea } from './analytics/routes.ts';
import { billingArea } from './billing/routes.ts';
import { collectArea } from './collect/routes.ts';
import { deliveryArea } from './delivery/routes.ts';
import type { Deps } from './deps.ts';
import type { Area } from './http/area.ts';
import type { SessionGuard } from './http/session-guard.ts';
import { installPlainRoutes, sendOpeningOn } from './install/routes.ts';
import { jobsArea } from './jobs/jobs-of-areas.ts';
import { ordersArea } from './orders/orders-area.ts';
import { ORDER_WEBHOOKS } from './orders/take-order.ts';
import { productDeps } from './product-deps.ts';
import { privacyArea } from './privacy/routes.ts';
import { checkSession } from './session/check-session.ts';
import { sessionRoutes } from './session/routes.ts';
import { storefrontPlainRoutes } from './storefront/routes.ts';
import { storeRoutes } from './stores/routes.ts';
import { surveyJobs } from './surveys/delete-survey.ts';
import { surveyRoutes } from './surveys/routes.ts';
import { templateRoutes } from './templates/routes.ts';

/** The areas of the product. A new one is added here and nowhere else. */
export function createAreas(plain: Deps): Area[] {
  const deps = productDeps(plain);
  const areas: Area[] = [
    { name: 'install', plainRoutes: installPlainRoutes(deps), beforePage: sendOpeningOn(deps) },
    { name: 'session', routes: sessionRoutes(deps) },
    { name: 'stores', routes: storeRoutes(deps) },
    { name: 'surveys', routes: surveyRoutes(deps), jobs: surveyJobs(deps) },
    { name: 'templates', routes: templateRoutes(deps) },
    billingArea(deps),
    deliveryArea(deps),
    collectArea(deps),
    analyticsArea(deps),
    ordersArea(deps),
    { name: 'storefront', plainRoutes: storefrontPlainRoutes(deps) },
    privacyArea(deps, ORDER_WEBHOOKS),
  ];
  return [...areas, jobsArea(deps, areas)];
}

export function createGuard(deps: Deps): SessionGuard {
  return (authorization) => checkSession(deps, authorization);
}
