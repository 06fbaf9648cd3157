import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { segmentDays } from '#server/areas/collect/counters/segment-days.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { listen } from '#server/kernel/http/listener.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import { RESPONSE_SORTS } from '#shared/api/values.ts';
import { FIRST_VERSION } from '#tests/server/areas/analytics/generate.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { TEST_NOW, testApp, testClock, testConfig, testDeps } from '#tests/support/app.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { observeLoop } from '#tests/support/observe-loop.ts';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { fillAnswers } from './analytics/fill-answers.ts';
import type { Figure, FigureBench } from './figures.ts';
import { median } from './statistics.ts';
import { measureCall } from './support/measure-call.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/**
 * A million takes minutes to fill; use smaller sizes with `ANALYTICS_RESPONSES=1000,10000,100000 npm run bench --
 * analytics`.
 */
const [SMALL = 10_000, MIDDLE = 100_000, LARGE = 1_000_000] = (process.env['ANALYTICS_RESPONSES'] ?? '')
  .split(',')
  .filter((size) => size !== '')
  .map(Number);

const FEW_ROUNDS = 5;

/** Every request that the Analytics page and the news above the surveys send by themselves. */
const OPENING = {
  'overview, 30 days': 'analytics/overview?range=last30',
  'questions, 30 days': 'analytics/questions?range=last30',
  'funnel, 30 days': 'analytics/funnel?range=last30',
  'findings, 30 days': 'analytics/findings?range=last30',
  'what all live surveys have learned': '/home',
  'trends, 30 days': 'analytics/trends?range=last30',
  'texts, 30 days': 'analytics/questions/words/texts?range=last30',
  filters: 'analytics/filters',
  'responses, 30 days': 'responses?range=last30',
} as const;

/** Requests that the merchant asks for and that counters or an index can answer. */
const CHOSEN = {
  'overview, everything': 'analytics/overview?range=all',
  'questions, everything': 'analytics/questions?range=all',
  'questions of a country, 30 days': 'analytics/questions?range=last30&countries=PT',
  'questions of repeat customers, 30 days': 'analytics/questions?range=last30&customers=repeat',
  'trends, everything': 'analytics/trends?range=all',
  texts: 'analytics/questions/words/texts?range=all',
  responses: 'responses?range=all',
  ...Object.fromEntries(
    RESPONSE_SORTS.flatMap((sort) => [
      [`responses, 30 days, sort=${sort}`, `responses?range=last30&sort=${sort}`],
      [`responses, everything, sort=${sort}`, `responses?range=all&sort=${sort}`],
    ]),
  ),
};

/** What the store decided about channels. */
const ONE_ROW = '/channels';

/** Computed for each request, because no page opens with it. */
const FINDINGS_ANEW = 'analytics/findings?range=all';
const THEMES = 'analytics/questions/words/themes?range=all';

/** Requests that read rows, and a hand-written SQL query over the same rows for each. */
const BY_ROWS = {
  'questions of who gave an answer, everything': {
    path: 'analytics/questions?range=all&answered=source%3Do:friend',
    condition: `answers @> '{"source":{"optionId":"friend"}}'`,
  },
  'questions of small orders, everything': {
    path: 'analytics/questions?range=all&order=..100',
    condition: `order_currency = 'EUR' AND order_value <= 100`,
  },
} as const;
const MONEY = 'analytics/questions/source/money?range=all';

/** Up to this size, the counters filled in by SQL are compared with the product's own. */
const MOST_RECOUNTED = 10_000;

interface Survey {
  readonly storeId: string;
  readonly surveyId: string;
}

interface Place {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

async function measure(
  { database }: Place,
  size: number,
  goalMs: number,
  goalOfRows: number,
): Promise<Figure[]> {
  const deps = testDeps({ database, clock: testClock(), config: testConfig({ RATE_SCALE: '1000000' }) });
  const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const store = await buildStore(deps);
  await subscribe(deps, store.storeId, 'pro');
  const { surveyId } = await buildPublishedSurvey(deps, store, FIRST_VERSION);
  const survey = { storeId: store.storeId, surveyId };
  await fillAnswers(database, survey, { count: size, today: new Date(TEST_NOW).toISOString().slice(0, 10) });
  await segmentDays(deps, { isOver: () => false });
  // Autovacuum would do this within a minute.
  await database.query('VACUUM ANALYZE group_counters');
  if (size <= MOST_RECOUNTED) {
    assert.equal((await recountSurveys({ database }, survey.storeId)).wrongDays, 0, 'Counts are right.');
  }
  const { authorization } = await validSession(deps, store);
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  listener.answerWith(app.listener);
  const get = async (path: string): Promise<unknown> => {
    const place = path.startsWith('/') ? path : `/surveys/${surveyId}/${path}`;
    const address = `http://127.0.0.1:${listener.port}/api/v1${place}`;
    const reply = await fetch(address, { headers: { authorization } });
    assert.equal(reply.status, 200, path);
    return ((await reply.json()) as { data: unknown }).data;
  };
  const figures = await measureCounters(get, () => groupAll(database, survey, 'true'), goalMs);
  figures.push(...(await measureRows(database, survey, get, goalOfRows)));
  await listener.close(0);
  await app.stopAreas();
  return figures;
}

type Get = (path: string) => Promise<unknown>;

async function measureCounters(get: Get, scan: () => Promise<unknown>, goalMs: number): Promise<Figure[]> {
  const scanned = await timed(scan, FEW_ROUNDS);
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries({ ...OPENING, ...CHOSEN })) {
    const measured = await measureCall({
      name: name in OPENING ? `opens by itself: ${name}` : name,
      call: () => get(path),
      oneRow: () => get(ONE_ROW),
      goalMs,
      p95Reference: scanned.median,
    });
    figures.push(...measured);
  }
  return [...figures, ...(await measureLoop(get))];
}

/** What one process computes at length, and how long the event loop waits for it. */
async function measureLoop(get: Get): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries({ 'findings computed anew': FINDINGS_ANEW, themes: THEMES })) {
    await get(path);
    // Time passes: the idle process is what the delay is compared with.
    const idle = await observeLoop(() => sleep(500));
    const { longestDelayMs, lastedMs } = await observeLoop(() => timed(() => get(path), FEW_ROUNDS));
    figures.push(
      { name: `${name}, each`, unit: 'ms', product: lastedMs / (FEW_ROUNDS + 1), reference: null },
      {
        name: `${name}: longest delay of the event loop (reference: idle)`,
        unit: 'ms',
        product: longestDelayMs,
        reference: idle.longestDelayMs,
        goal: 'at most 50 ms',
      },
    );
  }
  return figures;
}

/** Product and reference alternate, so that other load on the machine affects both. */
async function measureRows(
  database: Database,
  survey: Survey,
  get: Get,
  goalOfRows: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const compare = async <Ours, Theirs>(
    name: string,
    ours: () => Promise<Ours>,
    pass: () => Promise<Theirs>,
  ) => {
    const times = { ours: [] as number[], pass: [] as number[] };
    for (let round = 0; round < FEW_ROUNDS; round += 1) {
      times.ours.push((await timed(ours, 1)).median);
      times.pass.push((await timed(pass, 1)).median);
    }
    const [product, reference] = [median(times.ours), median(times.pass)];
    figures.push({ name, unit: 'ms', product, reference, goal: `ratio at most ${goalOfRows}` });
  };
  for (const [name, { path, condition }] of Object.entries(BY_ROWS)) {
    assertSame((await get(path)) as QuestionResults, await groupAll(database, survey, condition));
    await compare(
      name,
      () => get(path),
      () => groupAll(database, survey, condition),
    );
  }
  await compare(
    'money by answer, everything',
    () => get(MONEY),
    () => sumOrders(database, survey),
  );
  figures.push({
    name: 'longest wait of another request meanwhile',
    unit: 'ms',
    product: await longestWait(get, BY_ROWS['questions of who gave an answer, everything'].path),
    reference: null,
    goal: 'at most 100 ms on PGlite',
  });
  return figures;
}

/** The longest wait of the smallest request, repeated while rows are read. */
async function longestWait(get: Get, path: string): Promise<number> {
  const rows = { areRead: false };
  const work = get(path).finally(() => (rows.areRead = true));
  let longest = 0;
  while (!rows.areRead) {
    const { slowest } = await timed(() => get('analytics/overview?range=last7'), 1);
    longest = Math.max(longest, slowest);
  }
  await work;
  return longest;
}

/** The p95 of a few dozen samples is the second slowest. */
async function timed<T>(work: () => Promise<T>, rounds: number) {
  // The first of many runs is a warm-up.
  let result = rounds > 1 ? await work() : undefined;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    result = await work();
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  return { result, median: median(times), slowest: times.at(times.length > 10 ? -2 : -1) ?? 0 };
}

interface Group {
  readonly question: string;
  readonly n: number;
}

/** The query of a page without counters: one pass over all rows, grouped by question and answer. */
function groupAll(database: Database, { storeId, surveyId }: Survey, condition: string): Promise<Group[]> {
  return database.query<Group>(
    `SELECT key AS question, value - 'otherValue' AS answer, count(*)::float8 AS n
       FROM responses, jsonb_each(answers)
      WHERE store_id = $1 AND survey_id = $2 AND NOT is_test AND key <> 'words'
        AND ${condition} GROUP BY 1, 2`,
    [storeId, surveyId],
  );
}

/** Sums the orders of all rows by answer. */
function sumOrders(database: Database, { storeId, surveyId }: Survey): Promise<object[]> {
  return database.query(
    `SELECT answers->'source'->>'optionId' AS answer, count(*)::float8 AS orders, sum(value)::float8 AS revenue
       FROM responses JOIN orders ON orders.store_id = $1 AND orders.order_id = responses.order_id
      WHERE responses.store_id = $1 AND survey_id = $2 AND is_order_verified AND cancelled_at IS NULL GROUP BY 1`,
    [storeId, surveyId],
  );
}

function assertSame({ questions }: QuestionResults, groups: readonly Group[]): void {
  for (const { meaningId, answered } of questions.filter(({ type }) => type !== 'text')) {
    const counted = groups
      .filter(({ question }) => question === meaningId)
      .reduce((sum, { n }) => sum + n, 0);
    assert.equal(answered, counted, meaningId);
  }
}

async function openFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const database = await openDatabase({ engine: 'pglite', dataDir: folder });
  return {
    database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openPostgres(): Promise<Place> {
  const server = await startPostgres({ isDurable: true });
  const database = await openDatabase({
    engine: 'postgres',
    url: await createTestDatabase(server.url, 'analytics'),
  });
  return {
    database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

function analyticsBench(
  engine: string,
  open: () => Promise<Place>,
  goalMs: number,
  ofRows: number,
): FigureBench {
  return {
    title: `Every request of the analytics page on ${engine}: the p95 of each`,
    reference: 'one SQL pass over all rows that groups them by question and answer, in the same run',
    sizeUnit: 'responses',
    sizes: [SMALL, MIDDLE, LARGE],
    async measure(size) {
      const place = await open();
      try {
        await migrate(place.database, MIGRATIONS);
        return await measure(place, size, goalMs, ofRows);
      } finally {
        await place.close();
      }
    },
  };
}

export const benches: readonly FigureBench[] = [
  analyticsBench('PostgreSQL', openPostgres, 50, 1.2),
  analyticsBench('PGlite', openFolder, 100, 2),
];
