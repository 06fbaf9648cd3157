import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { channelsArea } from '#server/areas/channels/routes.ts';
import { segmentDays } from '#server/areas/collect/counters/segment-days.ts';
import { listen } from '#server/kernel/http/listener.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { FIRST_VERSION } from '#tests/server/areas/analytics/generate.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { testApp, testConfig, type TestDeps, testDeps } from '#tests/support/app.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { observeLoop } from '#tests/support/observe-loop.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { fillAnswers } from './analytics/fill-answers.ts';
import { fillOrders } from './channels/fill-orders.ts';
import type { Figure } from './figures.ts';
import { percentile } from './ingest/load.ts';
import { benchesOfEngines, figure, openMigrated } from './support/bench-place.ts';

/** Smaller sizes with `LOOP_RESPONSES=1000,2000,5000 npm run bench -- event-loop`. */
const [SMALL = 1_000, MIDDLE = 10_000, LARGE = 100_000] = (process.env['LOOP_RESPONSES'] ?? '')
  .split(',')
  .filter((size) => size !== '')
  .map(Number);

const ROUNDS = 20;
const FEW_ROUNDS = 4;
const IDLE_MS = 1_000;
const GOAL = 'at most 50 ms';

interface Work {
  readonly name: string;
  readonly rounds: number;
  readonly run: () => Promise<unknown>;
}

async function measure(address: string, size: number): Promise<Figure[]> {
  const database = await openMigrated(address);
  try {
    const clock = Object.assign(() => Date.now(), { advance: () => undefined });
    const deps = testDeps({ database, clock, config: testConfig({ RATE_SCALE: '1000000' }) });
    const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
    const listener = await listen({ host: '127.0.0.1', port: 0 });
    listener.answerWith(app.listener);
    const base = `http://127.0.0.1:${listener.port}/api/v1/surveys`;
    const works = [...(await resultsOf(deps, base, size)), await channelsOf(deps, base, size)];
    // Time passes: the idle process is what the delays are compared with.
    const idle = await observeLoop(() => sleep(IDLE_MS));
    const figures: Figure[] = [];
    for (const work of works) figures.push(...(await observe(work, idle.longestDelayMs)));
    await listener.close(0);
    await app.stopAreas();
    return figures;
  } finally {
    await database.close();
  }
}

async function resultsOf(deps: TestDeps, base: string, count: number): Promise<Work[]> {
  const { database } = deps;
  const store = await buildStore(deps);
  await subscribe(deps, store.storeId, 'pro');
  const { surveyId } = await buildPublishedSurvey(deps, store, FIRST_VERSION);
  const today = new Date(deps.clock()).toISOString().slice(0, 10);
  await fillAnswers(database, { storeId: store.storeId, surveyId }, { count, today });
  await segmentDays(deps, { isOver: () => false });
  const { authorization } = await validSession(deps, store);
  const get = (path: string, range = 'all') =>
    ask(`${base}/${surveyId}/analytics/${path}?range=${range}`, authorization);
  return [
    { name: 'findings that the page opens with', rounds: ROUNDS, run: () => get('findings', 'last30') },
    { name: 'findings computed anew', rounds: ROUNDS, run: () => get('findings') },
    { name: 'themes', rounds: FEW_ROUNDS, run: () => get('questions/words/themes') },
  ];
}

async function channelsOf(deps: TestDeps, base: string, orders: number): Promise<Work> {
  const { store, surveyId } = await fillOrders(deps, deps.database, orders);
  const { authorization } = await validSession(deps, store);
  const path = `${base}/${surveyId}/channels/questions/source`;
  const jobs = testJobs(deps, channelsArea);
  return {
    name: 'the report about channels, counted and read',
    rounds: FEW_ROUNDS,
    async run() {
      await ask(`${path}/count`, authorization, 'POST');
      while (((await ask(`${path}/report`, authorization)) as { isCounting: boolean }).isCounting) {
        await makeJobsDue(deps, store.storeId);
        await jobs.runDue();
      }
    },
  };
}

async function ask(address: string, authorization: string, method = 'GET'): Promise<unknown> {
  const headers = { authorization, 'content-type': 'application/json' };
  const reply = await fetch(address, { method, headers, ...(method === 'POST' && { body: '{}' }) });
  assert.equal(reply.status, 200, address);
  return ((await reply.json()) as { data: unknown }).data;
}

/**
 * Other programs that have the processor lengthen the delays of some rounds, but not the work. So the round with the shortest
 * delay counts, and the longest work of all rounds, with that of the first, whose code is not compiled yet.
 */
async function observe({ name, rounds, run }: Work, idleMs: number): Promise<Figure[]> {
  const delays: number[] = [];
  const works: number[] = [];
  const lasted: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { longestDelayMs, longestWorkMs, lastedMs } = await observeLoop(run);
    delays.push(longestDelayMs);
    lasted.push(lastedMs);
    if (longestWorkMs !== null) works.push(longestWorkMs);
  }
  return [
    figure(`${name}, fastest`, 'ms', Math.min(...lasted), null),
    figure(`${name}, first call`, 'ms', lasted[0] ?? Number.NaN, null),
    figure(`${name}, median`, 'ms', percentile(lasted, 0.5), null),
    figure(`${name}, p95`, 'ms', percentile(lasted, 0.95), null),
    figure(`${name}: longest delay of the quietest round`, 'ms', Math.min(...delays), idleMs, GOAL),
    ...(works.length === 0
      ? []
      : [figure(`${name}: longest work at once, of all rounds`, 'ms', Math.max(...works), null, GOAL)]),
  ];
}

export const benches = benchesOfEngines(
  'event_loop',
  (engine) => ({
    title: `The event loop on ${engine} while results are computed`,
    reference: 'the same process while it waits',
    sizeUnit: 'responses, and as many orders',
    sizes: [SMALL, MIDDLE, LARGE],
  }),
  measure,
);
