import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createApp } from '#server/kernel/http/app.ts';
import type { App } from '#server/kernel/http/app.ts';
import { parseConfig } from '#server/kernel/config/config.ts';
import type { Config } from '#server/kernel/config/config.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import type { ReadinessCheck } from '#server/kernel/http/health.ts';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';
import type { Pages } from '#server/kernel/http/pages.ts';
import { AppError } from '#shared/errors.ts';
import { readFileSync } from 'node:fs';
import type { SessionGuard } from '#server/kernel/http/session.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** The time in every test that does not set another: Monday, 2026-11-02, at noon UTC. */
export const TEST_NOW = Date.UTC(2026, 10, 2, 12);

/** Secrets of the required length, for tests only. */
export const TEST_SECRETS = {
  SESSION_SECRET: 'session-secret-for-tests-'.padEnd(48, '0'),
  TOKEN_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  PLATFORM_API_SECRET: 'platform-secret-for-tests-'.padEnd(48, '0'),
  BILLING_API_KEY: 'billing-key-for-tests-'.padEnd(48, '0'),
};

/**
 * The repository's configuration, with test secrets and the test's environment. Rate limits are a thousand times
 * higher, because a test's clock stands still and token buckets are not refilled.
 */
export function testConfig(env: Record<string, string> = {}): Config {
  const toml = readFileSync(`${ROOT}app.config.toml`, 'utf8');
  return parseConfig(toml, {
    root: ROOT,
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_SCALE: '1000', ...TEST_SECRETS, ...env },
  });
}

/** A clock that stands still until a test moves it. */
export interface TestClock {
  (): number;
  advance(milliseconds: number): void;
}

export function testClock(start = TEST_NOW): TestClock {
  let now = start;
  return Object.assign(() => now, { advance: (milliseconds: number) => void (now += milliseconds) });
}

/** A database for routes that use none: every use throws. */
export const noDatabase: Database = new Proxy({} as Database, {
  get(_target, name) {
    throw new Error(`This test has no database, and something asked it for ${String(name)}.`);
  },
});

export interface TestDeps extends Deps {
  clock: TestClock;
}

/** The dependencies of the areas. A test that needs a database passes one of tests/support/database.ts. */
export function testDeps(parts: Partial<TestDeps> = {}): TestDeps {
  const config = parts.config ?? testConfig();
  return {
    config,
    database: noDatabase,
    log: createLog({ level: 'error', destination: printedIfTestFails }),
    metrics: createMetrics(),
    clock: testClock(),
    newId: () => randomBytes(16).toString('hex'),
    ...parts,
  };
}

/** A page with an empty head for tests to read, and no files. */
export const testPages: Pages = {
  adminHtml: () => Promise.resolve('<!doctype html><head><!--askwell:head--></head><body></body>'),
  bookingScript: () => Promise.resolve('/assets/booking-calendar.js'),
  assets: (_request, _response, next) => next(),
};

/** Vitest shows what goes to the console only if the test fails; a failed test then says why. */
const printedIfTestFails = {
  // oxlint-disable-next-line no-console -- pino's own output would go past Vitest.
  write: (line: string) => console.error(line.trimEnd()),
};

/** A guard for tests that are not about sessions: `Bearer {storeId}` is a session of that store. */
export const openGuard: SessionGuard = (authorization) => {
  const storeId = /^Bearer ([\w-]+)$/.exec(authorization ?? '')?.[1];
  if (storeId === undefined) return Promise.reject(new AppError('UNAUTHENTICATED'));
  const storeUrl = `${storeId}.myshopify.com`;
  return Promise.resolve({
    sessionId: `session-${storeId}`,
    storeId,
    merchantId: `merchant-${storeId}`,
    storeUrl,
  });
};

export interface TestAppParts {
  deps?: Deps;
  areas?: readonly Area[];
  guard?: SessionGuard;
  pages?: Pages;
  checks?: readonly ReadinessCheck[];
}

export function testApp({
  deps = testDeps(),
  areas = [],
  guard = openGuard,
  pages = testPages,
  checks = [],
}: TestAppParts = {}): TestApp {
  const app = createApp(deps, { areas, guard, pages, checks });
  return { ...app, http: serve(app.http), express: app.http };
}

/** The app, whose `http` listens: supertest would open a listener for each request otherwise. */
export type TestApp = Omit<App, 'http'> & { readonly http: Server; readonly express: App['http'] };

export function serve(listener: RequestListener): Server {
  // Without a host it listens at once; with one, even `127.0.0.1` is looked up first.
  const server = createServer(listener).listen(0);
  // A kept connection never ends at the moment in which the next request uses it.
  server.keepAliveTimeout = 0;
  return server.unref();
}
