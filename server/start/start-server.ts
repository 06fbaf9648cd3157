import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '#server/kernel/http/app.ts';
import { createAreas, createGuard } from './areas.ts';
import { loadConfig, withPorts, type Config, type ConfigSource } from '#server/kernel/config/config.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { isDiskFull } from '#server/kernel/database/database-error.ts';
import { findUndistributedTables } from '#server/kernel/database/distribution.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { diskFullError, serverDiskFullError } from '#server/kernel/database/disk-full.ts';
import { openConfigured } from '#server/kernel/database/open-database.ts';
import { reportDatabase, pingDatabase } from '#server/kernel/database/report-database.ts';
import { watchDiskSpace } from '#server/kernel/database/watch-disk-space.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { devStore } from '#server/dev-store/dev-store.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import type { ReadinessCheck } from '#server/kernel/http/health.ts';
import { listen, type Listener } from '#server/kernel/http/listener.ts';
import { createLog, type Logger } from '#server/kernel/telemetry/log.ts';
import { createMetrics, type Metrics } from '#server/kernel/telemetry/metrics.ts';
import { builtPages, type Pages } from '#server/kernel/http/pages.ts';
import { stopInOrder, type StopStep } from './stop-in-order.ts';
import { watchClock } from './watch-clock.ts';

export interface StartOptions {
  /** Folder of the built pages (dist/web) and the migrations. */
  readonly root: string;
  /** Default: the built pages. A function, because a development server needs the final addresses. */
  readonly pages?: (config: Config) => Promise<Pages> | Pages;
  /** Default: structured lines on standard output. */
  readonly log?: Logger;
  /** The time limit of a statement of the embedded database. Default: one minute. */
  readonly answerWithinMs?: number;
  /** The memory that the embedded database sizes its buffers for. Default: that of the container or the machine. */
  readonly memoryBytes?: number;
}

export interface RunningServer {
  readonly url: string;
  readonly devStoreUrl: string | null;
  readonly log: Logger;
  /** Finishes acknowledged work, then closes everything, the database last. Idempotent. */
  stop(): Promise<void>;
}

/** Starts the product with the configuration from file and environment, and stops it on a signal. */
export async function serve({ env, ...options }: StartOptions & ConfigSource): Promise<RunningServer> {
  const server = await startServer(loadConfig({ root: options.root, env }), options);
  exitOnSignals(server);
  return server;
}

/** Starts the whole product. If a later step fails, everything opened so far is closed. */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const log = options.log ?? createLog({ level: config.server.logLevel });
  const opened: StopStep[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopInOrder(opened, config.server.stopSeconds * 1000, log));
  try {
    const { url, devStoreUrl } = await open(config, { ...options, log }, opened);
    return { url, devStoreUrl, log, stop };
  } catch (error) {
    log.fatal({ error }, 'The start failed');
    await stop();
    throw error;
  }
}

type Opening = StartOptions & { readonly log: Logger };

/**
 * Opens all parts. `opened` holds the steps that close them, in their order: what was opened last closes first, except
 * that the areas and the dev store close just before the database.
 */
async function open(given: Config, options: Opening, opened: StopStep[]) {
  const { log, root, answerWithinMs, memoryBytes } = options;
  const listener = await listen(given.app);
  opened.unshift({ name: 'connections', stop: (waitMs) => listener.close(waitMs) });
  const devListener = given.devStore && (await listen({ host: '127.0.0.1', port: given.devStore.port }));
  if (devListener)
    opened.unshift({ name: 'dev store connections', stop: (waitMs) => devListener.close(waitMs) });
  const config = withPorts(given, { app: listener.port, devStore: devListener?.port ?? 0 });

  const metrics = observedMetrics();
  const diskSpace = watchDiskSpace({ log, metrics });
  opened.unshift({ name: 'disk space watch', stop: async () => diskSpace.stop() });
  const watch = reportDatabase({ log, metrics }, diskSpace);
  const database = await openConfigured(config, watch, { answerWithinMs, memoryBytes });
  opened.push({ name: 'database', stop: () => database.close() });
  const applied = await bringUpToDate(config, database, join(root, 'server/kernel/database/migrations'));
  if (applied.length > 0) log.info({ migrations: applied }, 'The database was brought up to date');
  await warnOfUndistributedTables(database, { log, metrics });

  const deps: Deps = { config, database, log, metrics, clock: Date.now, newId };
  const clockWatch = watchClock(deps);
  opened.unshift({ name: 'clock watch', stop: async () => clockWatch.stop() });
  const pages = (await options.pages?.(config)) ?? builtPages(join(root, 'dist/web/admin'));
  const { close: closePages, upgrade } = pages;
  if (closePages) opened.unshift({ name: 'pages', stop: closePages });
  if (upgrade) listener.upgradeWith(upgrade);
  const app = createApp(deps, {
    areas: createAreas(deps),
    guard: createGuard(deps),
    pages,
    checks: [databaseCheck(database), { name: 'disk', check: () => diskSpace.check() }],
  });
  opened.unshift({
    name: 'readiness',
    stop: async () => {
      app.beginStop();
      await sleep(config.server.drainSeconds * 1000);
    },
  });
  closeBeforeDatabase(opened, { name: 'areas', stop: () => app.stopAreas() });
  listener.answerWith(app.listener);
  app.startAreas();
  if (devListener) openDevStore(deps, devListener, { root, opened });
  log.info({ url: config.app.url, devStoreUrl: config.devStore?.url, engine: database.engine }, 'Listening');
  return { url: config.app.url, devStoreUrl: config.devStore?.url ?? null };
}

/** The database is the last to close. */
function closeBeforeDatabase(opened: StopStep[], step: StopStep): void {
  opened.splice(-1, 0, step);
}

function openDevStore(
  deps: Deps,
  listener: Listener,
  { root, opened }: { root: string; opened: StopStep[] },
): void {
  const store = devStore(deps, {
    assetsFolder: join(root, 'dist/web/dev-store'),
    themeExtensionFolder: join(root, 'web/extensions/theme'),
  });
  listener.answerWith(store.handler);
  store.start();
  closeBeforeDatabase(opened, { name: 'dev store', stop: () => store.stop() });
}

/** A full disk must not be reported as a fault of the migration: the previous version would fail on it too. */
async function bringUpToDate({ app }: Config, database: Database, folder: string): Promise<string[]> {
  try {
    return await migrate(database, folder);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw database.engine === 'pglite' ? diskFullError(app.dataDir, error) : serverDiskFullError(error);
  }
}

/** The app still starts: such a table is complete, but it lies on the coordinator only. */
async function warnOfUndistributedTables(
  database: Database,
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
): Promise<void> {
  const tables = await findUndistributedTables(database);
  metrics.gauge(
    'database_forgotten_tables',
    'Tables of a distributed database that were not distributed when this instance started.',
    () => tables.length,
  );
  if (tables.length === 0) return;
  log.warn({ tables }, 'Some tables are not distributed: run npm run distribute');
}

/**
 * The app answers requests only after its migrations, so this check only asks whether the database can be reached.
 */
function databaseCheck(database: Database): ReadinessCheck {
  return { name: 'database', check: () => pingDatabase(database) };
}

function observedMetrics(): Metrics {
  const metrics = createMetrics();
  metrics.observeProcess();
  return metrics;
}

const newId = () => randomBytes(16).toString('hex');
