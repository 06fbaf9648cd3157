import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import cookieParser from 'cookie-parser';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import { notFoundPage } from './admin/authorize-page.ts';
import { landingPage } from './admin/landing-page.ts';
import { adminRoutes } from './admin/routes.ts';
import { createCrowd, type Crowd } from './crowd/crowd.ts';
import type { DevStoreDeps } from './deps.ts';
import type { DevStoreOptions } from './options.ts';
import { createBulkOperations } from './platform/bulk-operations.ts';
import { createCodes } from './platform/codes.ts';
import { platformRoutes } from './platform/routes.ts';
import { createWebhooks } from './platform/webhooks.ts';
import { type PastOrder, pastOrders } from './store/past-orders.ts';
import type { StoreState } from './store/state.ts';
import { openStateStore, type StateStore } from './store/state-store.ts';
import { openThemeExtension } from './storefront/theme-extension.ts';
import { storefrontRoutes } from './storefront/routes.ts';
import { knownHostsOnly, sendPage } from './page-routes.ts';
import { favicon } from './ui/icons.ts';

export interface DevStore {
  readonly handler: RequestListener;
  /** What the store has now. */
  readonly state: StoreState;
  /** Resumes webhooks that the last stop left undelivered. */
  start(): void;
  /** Waits for deliveries in progress, and sends no more. */
  stop(): Promise<void>;
}

/** A complete store for development: the platform, the admin and the online store of one shop. */
export function createDevStore(options: DevStoreOptions): DevStore {
  if (options.production) throw new Error('The dev store does not run in production.');
  const stateStore = openStateStore(options.dataFile);
  const webhooks = createWebhooks(options, stateStore);
  const deps: DevStoreDeps = {
    options,
    stateStore,
    webhooks,
    themeExtension: openThemeExtension(options.themeExtensionFolder),
    bulk: createBulkOperations(options.origin),
    past: pastOf(options, stateStore),
  };
  const crowd = createCrowd(deps);
  return {
    handler: compose(deps, crowd),
    get state() {
      return stateStore.state;
    },
    start: () => webhooks.resume(),
    async stop() {
      await crowd.stop();
      await webhooks.idle();
      webhooks.stop();
      await deps.bulk.stop();
    },
  };
}

/** The made-up past ends when somebody first asks for it, and stays as it is. */
function pastOf(
  { past: { count, until } = { count: 0 }, clock }: DevStoreOptions,
  stateStore: StateStore,
): () => readonly PastOrder[] {
  const { state } = stateStore;
  let orders: readonly PastOrder[] | null = null;
  return () => {
    if (state.pastUntil === undefined) {
      state.pastUntil = until ?? clock();
      stateStore.save();
    }
    return (orders ??= pastOrders({ count, until: state.pastUntil }));
  };
}

function compose(deps: DevStoreDeps, crowd: Crowd): Express {
  const { options } = deps;
  const codes = createCodes(options);
  const app = express();
  app.disable('x-powered-by');
  app.use(knownHostsOnly(options));
  app.get('/app-bridge.js', appBridge(options));
  app.get('/favicon.svg', (_request, response) => response.type('svg').send(favicon()));
  app.use('/assets', express.static(options.assetsFolder, { index: false }));
  app.use('/admin', platformRoutes({ ...deps, codes }));
  app.use(cookieParser());
  app.use('/store', storefrontRoutes(deps));
  app.use(pagePolicy(options));
  app.get('/', (_request, response) => sendPage(response, landingPage(deps)));
  app.use('/admin', adminRoutes({ ...deps, codes, crowd }));
  app.use((_request, response) => sendPage(response, notFoundPage(), 404));
  return app;
}

/** The stand-in for App Bridge, with the trusted admin origin written in. */
function appBridge({ assetsFolder, origin }: DevStoreOptions): RequestHandler {
  return (_request, response) => {
    const script = readFileSync(join(assetsFolder, 'app-bridge.js'), 'utf8');
    response
      .type('js')
      .set('cache-control', 'no-cache')
      .set('cross-origin-resource-policy', 'cross-origin')
      .send(script.replaceAll('%DEV_STORE_ORIGIN%', new URL(origin).origin));
  };
}

/** Admin pages frame only the app, cannot be framed, and send no referrer to other sites. */
function pagePolicy({ app }: DevStoreOptions): RequestHandler {
  const appOrigin = new URL(app.url).origin;
  const policy = [
    "default-src 'self'",
    `frame-src ${appOrigin}`,
    `form-action 'self' ${appOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return (_request, response, next) => {
    response.set({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' });
    next();
  };
}
