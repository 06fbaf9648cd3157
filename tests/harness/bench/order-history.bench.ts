import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '#server/kernel/database/migrate.ts';
import type { PastOrder } from '#server/dev-store/store/past-orders.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import type { OutputOf } from '#shared/api/endpoint.ts';
import type { getOrderHistory } from '#shared/api/orders.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { makeJobsDue } from '#tests/support/jobs.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { installPast, openPastStore, type PastStore } from '#tests/support/past-store.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import type { Figure } from './figures.ts';
import { openLoad, percentile } from './ingest/load.ts';
import { BENCH_SURVEY, scriptsOf } from './ingest/shoppers.ts';
import { type BenchInstance, startBenchInstance } from './support/bench-instance.ts';
import { benchesOfEngines, figure } from './support/bench-place.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** Smaller sizes with `PAST_ORDERS=1000,5000,20000 npm run bench -- order-history`. */
const [SMALL = 20_000, MIDDLE = 60_000, LARGE = 200_000] = (process.env['PAST_ORDERS'] ?? '')
  .split(',')
  .filter((size) => size !== '')
  .map(Number);

const CONNECTIONS = 4;
const SHOPPERS = 20;
const MEGABYTE = 1_024;

interface Scene {
  readonly address: string;
  readonly store: PastStore;
  readonly storeId: string;
  readonly authorization: string;
  readonly publicId: string;
}

const openAt = (address: string) =>
  openDatabase(
    address.startsWith('postgres:')
      ? { engine: 'postgres', url: address }
      : { engine: 'pglite', dataDir: address },
  );

/** A store with a past and a live survey, installed with all orders granted. Nothing is fetched yet. */
async function prepare(address: string, count: number): Promise<Scene> {
  const database = await openAt(address);
  await migrate(database, MIGRATIONS);
  const store = await openPastStore(database, { count });
  const { storeId, authorization } = await installPast(store, {
    link: `/install?shop=${store.shop}&return=admin&optional=read_all_orders`,
    grant: ['read_all_orders'],
  });
  await subscribe(store.deps, storeId, 'pro');
  const record = await findStoreByShop(database, store.shop);
  assert.ok(record);
  const { publicId } = await buildPublishedSurvey(store.deps, record, BENCH_SURVEY);
  await database.close();
  return { address, store, storeId, authorization, publicId };
}

interface Instance extends BenchInstance {
  readonly most: { kilobytes: number };
}

async function startInstance({ address, store }: Scene): Promise<Instance> {
  const instance = await startBenchInstance(address, { PLATFORM_URL: store.url });
  return { ...instance, most: { kilobytes: 0 } };
}

type Fetch = NonNullable<OutputOf<typeof getOrderHistory>['fetch']>;

/** Watches the fetch until a condition holds, and the memory of the process meanwhile. Returns the milliseconds. */
async function watchUntil(
  { script, url, most }: Instance,
  { authorization }: Scene,
  isReached: (fetch: Fetch) => boolean,
): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const reply = await fetch(`${url}/api/v1/orders/history`, { headers: { authorization } });
    const { data } = (await reply.json()) as { data: { fetch: Fetch } };
    const status = readFileSync(`/proc/${String(script.process.pid)}/status`, 'utf8');
    most.kilobytes = Math.max(most.kilobytes, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]));
    if (isReached(data.fetch)) return performance.now() - begin;
    // Time passes: the interval between two looks.
    await sleep(100);
  }
}

/** Answers while `work` runs, and the p99 of the requests. */
async function answerBeside({ url }: Instance, { publicId }: Scene, work: Promise<unknown>): Promise<number> {
  const load = await openLoad(Number(new URL(url).port), CONNECTIONS);
  const latencies: number[] = [];
  const watched = { isOver: false };
  void work.finally(() => (watched.isOver = true));
  do {
    const played = await load.play(scriptsOf(SHOPPERS, publicId));
    assert.deepEqual(Object.keys(played.statuses), ['200']);
    latencies.push(...played.latencies);
    // Time passes: shoppers do not answer all at once.
    await sleep(100);
  } while (!watched.isOver);
  load.close();
  return percentile(latencies, 0.99);
}

async function measure(address: string, size: number): Promise<Figure[]> {
  const scene = await prepare(address, size);
  try {
    const first = await startInstance(scene);
    const exportMs = await watchUntil(first, scene, ({ status }) => status === 'reading');
    const firstMs = await watchUntil(first, scene, ({ ordersRead }) => ordersRead > size / 2);
    await first.script.kill('SIGKILL');
    const database = await openAt(address);
    const [run] = await database.query<{ read: number; stored: number }>(
      `SELECT orders_read AS read, (SELECT count(*)::int FROM orders WHERE store_id = $1) AS stored
         FROM order_histories WHERE store_id = $1`,
      [scene.storeId],
    );
    assert.equal(run?.read, run?.stored);
    assert.ok(Number(run?.read) < size, 'The process was killed in the middle.');
    await makeJobsDue({ database }, scene.storeId);
    await database.close();

    const second = await startInstance(scene);
    const work = watchUntil(second, scene, ({ status }) => status === 'complete');
    const [secondMs, beside] = await Promise.all([work, answerBeside(second, scene, work)]);
    // Time passes: the same shoppers without a fetch.
    const alone = await answerBeside(second, scene, sleep(8_000));
    await second.script.kill('SIGTERM');
    await compare(scene);
    const memory = Math.max(first.most.kilobytes, second.most.kilobytes) / MEGABYTE;
    return [
      figure('waiting for the platform’s export', 's', exportMs / 1_000, null),
      figure('reading and storing, half alone', 's', firstMs / 1_000, null),
      figure('half beside answers, start included', 's', secondMs / 1_000, null),
      figure('most memory of the process', 'MB', memory, null),
      figure('p99 of answers beside it', 'ms', beside, alone),
    ];
  } finally {
    await scene.store.close();
  }
}

/** Every stored order equals the shop's own list. */
async function compare({ address, storeId, store }: Scene): Promise<void> {
  const database = await openAt(address);
  const rows = await database.query<{ line: string }>(
    `SELECT concat_ws('|', order_id, customer_id, currency, round(value * 100), round(refunded * 100), is_test,
              cancelled_at IS NOT NULL, days_to_conversion, first_source, last_campaign) AS line
       FROM orders WHERE store_id = $1 ORDER BY order_id`,
    [storeId],
  );
  await database.close();
  const expected = store.past.map(lineOf).sort();
  assert.deepEqual(rows.map(({ line }) => line).sort(), expected);
}

function lineOf(order: PastOrder): string {
  const { id, customerId, currency, total, refunded, isTest, cancelledAt, journey } = order;
  const flag = (is: boolean) => (is ? 't' : 'f');
  return [
    ...[id, customerId, currency, total - refunded, refunded, flag(isTest), flag(cancelledAt !== null)],
    ...[journey?.daysToConversion, journey?.first.source, journey?.last.utm?.campaign],
  ]
    .filter((value) => value !== null && value !== undefined)
    .join('|');
}

export const benches = benchesOfEngines(
  'history',
  (engine) => ({
    title: `Fetching past orders on ${engine}, killed in the middle`,
    reference: 'the same shoppers on the same server without a fetch',
    sizeUnit: 'orders',
    sizes: [SMALL, MIDDLE, LARGE],
  }),
  measure,
);
