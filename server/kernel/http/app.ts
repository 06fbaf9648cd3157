import type { RequestListener } from 'node:http';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { adminPage } from './admin-page.ts';
import { createGate } from './admit.ts';
import type { Area } from './area.ts';
import { bookingRoutes } from './booking-page.ts';
import { allowOrigins } from './cross-origin.ts';
import { errorHandler } from './error-handler.ts';
import type { TrustsProxy } from './client-address.ts';
import { createFastPath } from './fast-path.ts';
import { healthRoutes, type ReadinessCheck } from './health.ts';
import { mountAll } from './mount.ts';
import { observe } from './observe.ts';
import { openReplyHeaders } from './open-reply.ts';
import type { Pages } from './pages.ts';
import type { PlainRoute } from './plain-route.ts';
import { createRateLimiter } from './rate-limit.ts';
import { faultReporter } from './report-fault.ts';
import { requestContext } from './request-context.ts';
import { refuseUnreadableTarget, normalizeTarget } from './request-target.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { createStoreTurns } from './store-turns.ts';
import { systemRoutes } from './system-routes.ts';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { SessionGuard } from './session.ts';

export interface AppParts {
  readonly areas: readonly Area[];
  readonly guard: SessionGuard;
  readonly pages: Pages;
  readonly checks?: readonly ReadinessCheck[];
}

export interface App {
  readonly http: Express;
  /** The request listener: Express, preceded by the fast path for high-volume calls. */
  readonly listener: RequestListener;
  /** All routes. A test checks that nothing else answers. */
  readonly routes: readonly Route[];
  readonly plainRoutes: readonly PlainRoute[];
  /** Calls each area's `onStart`. */
  startAreas(): void;
  /** From now on /readyz reports that this instance accepts no more requests. */
  beginStop(): void;
  /** Calls each area's `onStop`, which finishes acknowledged work. */
  stopAreas(): Promise<void>;
}

/** Composes the areas into one application. It does not listen and reads no clock or file. */
export function createApp(deps: Deps, { areas, guard, pages, checks = [] }: AppParts): App {
  const { config, log, metrics, clock } = deps;
  let stopping = false;
  const system = systemRoutes(deps);
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
  http.use(requestContext(createStoreTurns()));
  http.use(observe(log, metrics));
  http.use(securityHeaders(config, pages.policyExtras));
  http.use(refuseUnreadableTarget());
  http.use(compressed());
  http.use('/api', allowOrigins(config.api.allowedOrigins));
  const replies = { strict: config.mode !== 'production', openHeaders: openReplyHeaders(config) };
  mountAll(http, { routes, plainRoutes }, { ...createGate(guard, limiter), ...replies });
  http.use('/api', refuseUnknownCall);
  http.use(pages.assets);
  for (const { beforePage } of areas) if (beforePage) http.use(beforePage);
  http.use(adminPage(config, pages));
  http.use(refuseUnknownCall);
  const report = faultReporter(log, metrics);
  http.use(errorHandler(report));

  const takeFastPath = createFastPath(routes, {
    ...{ limiter, log, metrics, report, ...replies },
    trusts: http.get('trust proxy fn') as TrustsProxy,
    allowedOrigins: config.api.allowedOrigins,
  });
  return {
    http,
    listener(request, response) {
      normalizeTarget(request);
      if (!takeFastPath(request, response)) http(request, response);
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

/** One area that fails to stop must not prevent the others from finishing. */
async function stopArea(area: Area, { log }: Pick<Deps, 'log'>): Promise<void> {
  try {
    await area.onStop?.();
  } catch (error) {
    log.error({ area: area.name, error }, 'An area could not finish its work');
  }
}

/** Streamed replies are not compressed: compression would delay each piece. */
const STREAMED = /^(text\/event-stream|text\/csv)\b/;

/** Compared with 4, 5 saves 6 % of the bytes in the same time; 9 takes sixty times as long. */
const BROTLI_QUALITY = 5;

/** Compresses replies as they are sent. A reply with an ETag has already chosen its encoding. */
function compressed(): RequestHandler {
  return compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter: (request, response) =>
      !response.hasHeader('etag') &&
      !STREAMED.test(String(response.getHeader('content-type') ?? '')) &&
      compression.filter(request, response),
  });
}
