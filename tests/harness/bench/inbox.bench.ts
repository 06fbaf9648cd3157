import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { listen } from '#server/kernel/http/listener.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { TEST_NOW, testApp, testClock, testConfig, testDeps } from '#tests/support/app.ts';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import type { Figure, FigureBench } from './figures.ts';
import { measureCall } from './support/measure-call.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** What opens by itself, and each filter. */
const REQUESTS = {
  'list, new': 'low-scores?state=new',
  'list, solved': 'low-scores?state=solved',
  'list, all': 'low-scores',
  'list, a rare person': 'low-scores?assigned=person&owner=Rare',
  'list, nobody': 'low-scores?assigned=nobody&state=new',
  'list, overdue': 'low-scores?due=overdue',
  'list, due in 7 days and new': 'low-scores?due=week&state=new',
  'figures of the states': 'inbox',
  'figures of one person': 'inbox?assigned=person&owner=Ana',
} as const;

interface Place {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** The database ends statements that take long. */
const SLICE = 10_000;

/** As many low scores and twice as many other responses; a tenth in work, a fifth solved, a third with a due day. */
async function fill(database: Database, storeId: string, surveyId: string, count: number): Promise<void> {
  const now = new Date(TEST_NOW).toISOString();
  for (let from = 0; from < count; from += SLICE) {
    const slice = [storeId, surveyId, from, Math.min(count, from + SLICE), now];
    for (const statement of [INSERT_RESPONSES, INSERT_FOLLOW_UPS]) await database.query(statement, slice);
    await database.query(INSERT_ORDERS, [...slice, count]);
  }
  // Autovacuum would do this within a minute.
  for (const table of ['follow_ups', 'responses', 'orders']) await database.query(`VACUUM ANALYZE ${table}`);
}

const INSERT_RESPONSES = `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key,
    is_complete, answers, answer_times, path, day, country, customer_type, placement, order_id, is_order_verified,
    started_at, first_saved_at, saved_at)
  SELECT $1, $2, md5('r' || n), 1, 1, 'key ' || n, true,
         jsonb_build_object('nps', jsonb_build_object('value', CASE n % 3 WHEN 0 THEN n % 7 ELSE 9 END),
           'words', jsonb_build_object('value', 'The parcel came late, number ' || n)), '{}', '["nps", "words"]',
         at::date, 'PT', 'repeat', 'popup', n::text, true, at, at, at
    FROM generate_series($3::int * 3 + 1, $4::int * 3) AS n,
         LATERAL (SELECT $5::timestamptz - make_interval(secs => n * 60) AS at) AS moment`;

const INSERT_FOLLOW_UPS = `INSERT INTO follow_ups (store_id, survey_id, response_id, state, owner, due_on, changed_at,
    low_at)
  SELECT $1, $2, md5('r' || n * 3),
         CASE WHEN n % 10 = 0 THEN 'in_work' WHEN n % 10 < 3 THEN 'solved' ELSE 'new' END,
         CASE WHEN n % 5000 = 1 THEN 'Rare' WHEN n % 4 = 0 THEN 'Ana' WHEN n % 4 = 1 THEN 'Bo' ELSE '' END,
         CASE WHEN n % 3 = 0 THEN $5::timestamptz::date - 30 + n % 60 END, at, at
    FROM generate_series($3::int + 1, $4::int) AS n,
         LATERAL (SELECT $5::timestamptz - make_interval(secs => n * 180) AS at) AS moment`;

/** Each customer has one or two orders. */
const INSERT_ORDERS = `INSERT INTO orders (store_id, order_id, customer_id, country, value, currency, placed_at,
    changed_at, received_at)
  SELECT $1, n::text, (n % ($6::int * 2))::text, 'PT', 20, 'EUR', at, at, at
    FROM generate_series($3::int * 3 + 1, $4::int * 3) AS n,
         LATERAL (SELECT $5::timestamptz - make_interval(secs => n * 60) AS at) AS moment
   WHERE $2::text <> ''`;

async function measure({ database }: Place, size: number, goalMs: number): Promise<Figure[]> {
  const deps = testDeps({ database, clock: testClock(), config: testConfig({ RATE_SCALE: '1000000' }) });
  const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const store = await buildStore(deps);
  await subscribe(deps, store.storeId, 'pro');
  const definition = survey(question('nps', 'nps'), question('text', 'words'));
  const { surveyId } = await buildPublishedSurvey(deps, store, definition);
  await fill(database, store.storeId, surveyId, size);
  const { authorization } = await validSession(deps, store);
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  listener.answerWith(app.listener);
  const get = async (path: string): Promise<void> => {
    const place = path.startsWith('/') ? path : `/surveys/${surveyId}/${path}`;
    const address = `http://127.0.0.1:${listener.port}/api/v1${place}`;
    const reply = await fetch(address, { headers: { authorization } });
    assert.equal(reply.status, 200, path);
    await reply.arrayBuffer();
  };
  const figures: Figure[] = [];
  const oneRow = () => get('/channels');
  for (const [name, path] of Object.entries(REQUESTS)) {
    figures.push(...(await measureCall({ name, call: () => get(path), oneRow, goalMs })));
  }
  await listener.close(0);
  await app.stopAreas();
  return figures;
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
    url: await createTestDatabase(server.url, 'inbox'),
  });
  return {
    database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

function inboxBench(engine: string, open: () => Promise<Place>, goalMs: number): FigureBench {
  return {
    title: `Every request of the inbox of low scores on ${engine}: the p95 of each`,
    reference: 'a call that reads one row, by turns',
    sizeUnit: 'low scores',
    sizes: [1_000, 10_000, 100_000],
    async measure(size) {
      const place = await open();
      try {
        await migrate(place.database, MIGRATIONS);
        return await measure(place, size, goalMs);
      } finally {
        await place.close();
      }
    },
  };
}

export const benches: readonly FigureBench[] = [
  inboxBench('PostgreSQL', openPostgres, 50),
  inboxBench('PGlite', openFolder, 100),
];
