import assert from 'node:assert/strict';
import { channelsArea } from '#server/areas/channels/routes.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { listen } from '#server/kernel/http/listener.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { ChannelReport } from '#shared/api/channels.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { validSession } from '#tests/support/sessions.ts';
import { ANSWERED_EACH, fillOrders } from './channels/fill-orders.ts';
import type { Figure, FigureBench } from './figures.ts';
import { percentile } from './ingest/load.ts';
import { type BenchPlace, figure, openFolder, openMigrated, openPostgres } from './support/bench-place.ts';

/** Smaller sizes with `CHANNEL_ORDERS=1000,10000,100000 npm run bench -- channel-report`. */
const [SMALL = 10_000, MIDDLE = 100_000, LARGE = 1_000_000] = (process.env['CHANNEL_ORDERS'] ?? '')
  .split(',')
  .filter((size) => size !== '')
  .map(Number);

const ROUNDS = 100;
const SECOND_MS = 1_000;

async function measure({ address }: BenchPlace, orders: number, goalMs: number): Promise<Figure[]> {
  const database = await openMigrated(address);
  try {
    return await measureStore(database, orders, goalMs);
  } finally {
    await database.close();
  }
}

async function measureStore(database: Database, orders: number, goalMs: number): Promise<Figure[]> {
  const clock = Object.assign(() => Date.now(), { advance: () => undefined });
  const deps = testDeps({ database, clock, config: testConfig({ RATE_SCALE: '1000000' }) });
  const { store, surveyId } = await fillOrders(deps, database, orders);

  const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  listener.answerWith(app.listener);
  const { authorization } = await validSession(deps, store);
  const at = `http://127.0.0.1:${listener.port}/api/v1/surveys/${surveyId}/channels/questions/source`;
  const headers = { authorization, 'content-type': 'application/json' };
  const read = async (): Promise<ChannelReport> => {
    const reply = await fetch(`${at}/report?range=all`, { headers });
    assert.equal(reply.status, 200);
    return ((await reply.json()) as { data: ChannelReport }).data;
  };

  const begin = performance.now();
  await fetch(`${at}/count`, { method: 'POST', headers, body: JSON.stringify({ range: 'all' }) });
  const jobs = testJobs(deps, channelsArea);
  while ((await read()).isCounting) {
    await makeJobsDue(deps, store.storeId);
    await jobs.runDue();
  }
  const counted = (performance.now() - begin) / SECOND_MS;
  assert.equal((await read()).counted?.agreement.orders, Math.ceil(orders / ANSWERED_EACH));

  // In turn, so that both have the same machine.
  const [report, small]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    report.push(await timed(read));
    small.push(await timed(() => fetch(`http://127.0.0.1:${listener.port}/api/v1/channels`, { headers })));
  }
  await listener.close(0);
  await app.stopAreas();
  return [
    figure('report, p95', 'ms', percentile(report, 0.95), percentile(small, 0.95), `at most ${goalMs} ms`),
    figure('report, median', 'ms', percentile(report, 0.5), percentile(small, 0.5)),
    figure('counting all parts in the background', 's', counted, null),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function at(place: BenchPlace, orders: number, goalMs: number): Promise<Figure[]> {
  try {
    return await measure(place, orders, goalMs);
  } finally {
    await place.close();
  }
}

const SIZES = [SMALL, MIDDLE, LARGE] as const;
const REFERENCE = 'a call that reads one small row, in turn with the report';

export const benches: readonly FigureBench[] = [
  {
    title: 'Report about channels on PostgreSQL',
    reference: REFERENCE,
    sizeUnit: 'orders',
    sizes: SIZES,
    measure: async (orders) => at(await openPostgres('bench_channels'), orders, 100),
  },
  {
    title: 'Report about channels on PGlite',
    reference: REFERENCE,
    sizeUnit: 'orders',
    sizes: SIZES,
    measure: async (orders) => at(await openFolder(), orders, 200),
  },
];
