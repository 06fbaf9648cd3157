import type { RequestListener } from 'node:http';
import express from 'express';
import type { Express } from 'express';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { adminPage } from './admin-page.ts';
import type { Area } from './area.ts';
import { bookingRoutes } from './booking-page.ts';
import { compressed } from './compressed.ts';
import { allowOrigins } from './cross-origin.ts';
import { errorExit } from './error-exit.ts';
import type { TrustsProxy } from './client-address.ts';
import { createFastLane } from './fast-lane.ts';
import { healthRoutes } from './health.ts';
import type { ReadinessCheck } from './health.ts';
import { mountAll } from './mount.ts';
import { observe } from './observe.ts';
import type { Pages } from './pages.ts';
import type { PlainRoute } from './plain-route.ts';
import { createRateLimiter } from './rate-limit.ts';
import { faultReporter } from './report-fault.ts';
import { requestContext } from './request-context.ts';
import { refuseUnreadableTarget, settleTarget } from './request-target.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import type { SessionGuard } from './session-guard.ts';
import { systemRoutes } from './system-routes.ts';

export interface AppParts {
  readonly areas: readonly Area[];
  readonly guard: SessionGuard;
  readonly pages: Pages;
  readonly checks?: readonly ReadinessCheck[];
}

export interface App {
  readonly http: Express;
  /** What listens: Express, and ahead of it what answers the calls that come by the thousand. */
  readonly listener: RequestListener;
  /** All routes. A test checks that nothing else answers. */
  readonly routes: readonly Route[];
  readonly plainRoutes: readonly PlainRoute[];
  /** Lets each area begin what it does beside answering. */
  startAreas(): void;
  /** From now on /readyz says that no more requests should come. */
  beginStop(): void;
  /** Lets each area finish what it acknowledged. */
  stopAreas(): Promise<void>;
}

/** Composes the areas into one application. It does not listen, and reads no clock or file of its own. */
export function createApp(deps: Deps, { areas, guard, pages, checks = [] }: AppParts): App {
  const { config, log, metrics, clock } = deps;
  let stopping = false;
  const system = systemRoutes();
  const routes = [...system.routes, ...areas.flatMap((area) => area.routes ?? [])];
  const plainRoutes = [
    ...healthRoutes({
      checks,
      isStopping: () => stopping,
      metrics,
      metricsToken: config.secrets.metricsToken,
    }),
    ...system.plainRoutes,
    ...bookingRoutes(config, pages),
    ...areas.flatMap((area) => area.plainRoutes ?? []),
  ];
  const limiter = createRateLimiter({ clock, scale: config.server.rateScale });
  metrics.gauge('rate_limit_callers', 'Callers whose rate is remembered.', () => limiter.size);

  const http = express();
  http.disable('x-powered-by');
  http.set('etag', false);
  http.set('query parser', 'simple');
  http.set('trust proxy', [...config.server.trustedProxies]);
  http.use(requestContext());
  http.use(observe(log, metrics));
  http.use(securityHeaders(config, pages.policyExtras));
  http.use(refuseUnreadableTarget());
  http.use(compressed());
  http.use('/api', allowOrigins(config.api.allowedOrigins));
  mountAll(http, { routes, plainRoutes }, { guard, limiter, strict: config.mode !== 'production' });
  http.use('/api', refuseUnknownCall);
  http.use(pages.assets);
  for (const { beforePage } of areas) if (beforePage) http.use(beforePage);
  http.use(adminPage(config, pages));
  http.use(refuseUnknownCall);
  const report = faultReporter(log, metrics);
  http.use(errorExit(report));

  const takeFastLane = createFastLane(routes, {
    ...{ limiter, log, metrics, report },
    trusts: http.get('trust proxy fn') as TrustsProxy,
    allowedOrigins: config.api.allowedOrigins,
    isProduction: config.mode === 'production',
  });
  return {
    http,
    listener(request, response) {
      settleTarget(request);
      if (!takeFastLane(request, response)) http(request, response);
    },
    routes,
    plainRoutes,
    startAreas() {
      for (const area of areas) area.onStart?.();
    },
    beginStop: () => void (stopping = true),
    async stopAreas() {
      for (const area of [...areas].reverse()) await stopArea(area, deps);
    },
  };
}

function refuseUnknownCall(): never {
  throw new AppError('NOT_FOUND');
}

/** One area that fails to stop must not keep the others from finishing. */
async function stopArea(area: Area, { log }: Pick<Deps, 'log'>): Promise<void> {
  try {
    await area.onStop?.();
  } catch (error) {
    log.error({ area: area.name, error }, 'An area could not finish its work');
  }
}
