import type { RequestListener } from 'node:http';
import express from 'express';
import type { Express } from 'express';
import { AppError } from '#shared/errors.ts';
import type { Deps } from './deps.ts';
import { adminPage } from './http/admin-page.ts';
import type { Area } from './http/area.ts';
import { bookingRoutes } from './http/booking-page.ts';
import { compressed } from './http/compressed.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { errorExit } from './http/error-exit.ts';
import type { TrustsProxy } from './http/client-address.ts';
import { createFastLane } from './http/fast-lane.ts';
import { healthRoutes } from './http/health.ts';
import type { ReadinessCheck } from './http/health.ts';
import { mountAll } from './http/mount.ts';
import { observe } from './http/observe.ts';
import type { Pages } from './http/pages.ts';
import type { PlainRoute } from './http/plain-route.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { faultReporter } from './http/report-fault.ts';
import { requestContext } from './http/request-context.ts';
import { refuseUnreadableTarget, settleTarget } from './http/request-target.ts';
import type { Route } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { SessionGuard } from './http/session-guard.ts';
import { systemRoutes } from './http/system-routes.ts';

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
  /** Everything that answers, for whoever wants to check that nothing else does. */
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
