import { createAreas } from '#server/start/areas.ts';
import { choresOf, jobRunnerOf } from '#server/start/merged-areas.ts';
import { insertConnection } from '#server/areas/connections/connection-repository.ts';
import { newSecret, sealSecret } from '#server/areas/connections/connection-secrets.ts';
import { listen } from '#server/kernel/http/listener.ts';
import { createFailureLog } from '#server/kernel/jobs/failure-log.ts';
import type { Service } from '#shared/connections/kinds.ts';
import { eachStoreOf } from '#server/kernel/jobs/each-store.ts';
import { openGuard, testApp } from '#tests/support/app.ts';
import { openLiveSurvey } from '../ingest/live-survey.ts';
import { cloneStore } from './clone-store.ts';

/**
 * The product with many stores: `server.ts {address of PostgreSQL} {stores} {answers of each} {receivers, by comma}`.
 * Each store has a live survey, a webhook, a daily digest and a retention. Prints its port and its stores as one line of
 * JSON. `POST /bench/{what}` does what is named and answers with figures.
 */
const [where = '', stores = '1', answers = '30', receivers = ''] = process.argv.slice(2);
const { database, deps, store, publicId, surveyId } = await openLiveSurvey(where, Number(answers));
const keys = deps.config.secrets.tokenKeys;
for (const [connectionId, service, url, events] of [
  ['webhook', { kind: 'webhook' }, receivers.split(',')[0]!, ['response.completed']],
  // Its hour has come, so that the first look writes the digest of every store that had answers yesterday.
  ['digest', { kind: 'slack', digestHour: 0 }, 'https://hooks.slack.com/x', ['store.digest']],
] as const) {
  const choice = { connectionId, name: connectionId, service: service as Service, url };
  const wanted = { events: [...events], surveyIds: [], answerFilter: null } as const;
  const sealed = sealSecret(newSecret(), { storeId: store.storeId, connectionId }, keys);
  await insertConnection(database, store.storeId, { ...choice, ...wanted }, sealed);
}
await database.query(
  `UPDATE stores SET settings = settings || '{"retentionMonths": 24}', wanted_events = '["response.completed","store.digest"]'
    WHERE store_id = $1`,
  [store.storeId],
);
const clones = await cloneStore(database, store.storeId, Number(stores) - 1);
await sealAgain(clones);
await database.query('ANALYZE');
const storeIds = [store.storeId, ...clones];

/** A sealed secret opens for its store only. Each store's webhook gets the receiver whose turn it is. */
async function sealAgain(storeIds: readonly string[]): Promise<void> {
  const urls = receivers.split(',');
  const secret = newSecret();
  await database.query(
    `UPDATE connections SET secret_sealed = given.sealed, url = given.url
       FROM unnest($1::text[], $2::text[], $3::text[]) AS given (store_id, sealed, url)
      WHERE connections.store_id = given.store_id AND connection_id = 'webhook'`,
    [
      [...storeIds],
      storeIds.map((storeId) => sealSecret(secret, { storeId, connectionId: 'webhook' }, keys)),
      storeIds.map((_, at) => urls[at % urls.length]!),
    ],
    { priority: 'upkeep' },
  );
}

const areas = createAreas(deps);
const app = testApp({ deps, areas, guard: openGuard });
const runner = jobRunnerOf(deps, areas);
const failures = createFailureLog(deps);

const ms = (from: number) => Math.round((performance.now() - from) * 10) / 10;

async function transactions(): Promise<number> {
  await database.query('SELECT pg_stat_clear_snapshot()');
  await database.query('SELECT pg_stat_force_next_flush()');
  const [row] = await database.query<{ n: number }>(
    `SELECT (xact_commit + xact_rollback)::float8 AS n FROM pg_stat_database WHERE datname = current_database()`,
  );
  return row!.n;
}

const DONE_JOBS = 1_000_000;
const DONE_AT_ONCE = 50_000;

async function addDoneJobs(from: number, until: number): Promise<void> {
  await database.query(
    `INSERT INTO jobs (store_id, job_id, kind, unique_key, payload, status, run_at, created_at, finished_at)
     SELECT ($3::text[])[1 + n % cardinality($3::text[])], 'done-' || n, 'recheck_survey', 'done-' || n, '{}', 'done',
            yesterday, yesterday, yesterday
       FROM generate_series($1::int, $2::int) AS n, (SELECT now() - interval '1 day' AS yesterday) AS given`,
    [from, until, storeIds],
    { priority: 'upkeep' },
  );
}

const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  /** Every chore once: how long it takes, and how many transactions of the database. */
  async chores() {
    const figures: Record<string, { ms: number; transactions: number }> = {};
    for (const { name, run } of choresOf(areas)) {
      const turn = { isOver: () => false };
      const round = { chore: name, turn, failures, left: new Map(), longestMs: 60_000, after: null };
      const before = await transactions();
      const begin = performance.now();
      await run(turn, eachStoreOf(round));
      const took = ms(begin);
      figures[name] = { ms: took, transactions: (await transactions()) - before };
    }
    return figures;
  },
  /** How long it takes to find due jobs beside a million jobs that are done. */
  async jobs() {
    for (let from = 1; from <= DONE_JOBS; from += DONE_AT_ONCE)
      await addDoneJobs(from, from + DONE_AT_ONCE - 1);
    await database.query('ANALYZE jobs');
    await runner.runDue();
    const times: number[] = [];
    for (let look = 0; look < 20; look += 1) {
      const begin = performance.now();
      await runner.runDue();
      times.push(ms(begin));
    }
    return { lookMs: times.toSorted((a, b) => a - b)[10] };
  },
  async memory() {
    return { mb: Math.round(process.memoryUsage().rss / 1e6), cpu: process.cpuUsage() };
  },
  /** Empties the queue of events, so that the next ones are alone. */
  async quiet() {
    await database.query(`DELETE FROM outbox`);
    await database.query(`DELETE FROM jobs WHERE status = 'queued'`);
    return {};
  },
  async start() {
    for (const { onStart } of areas) onStart?.();
    return {};
  },
  async waiting() {
    const [row] = await database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM outbox WHERE state = 'waiting'`,
    );
    return row;
  },
  async sizes() {
    return database.query(
      `SELECT relname AS table, pg_total_relation_size(oid)::float8 AS bytes FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 2 DESC LIMIT 12`,
    );
  },
};

const listener = await listen({ host: '127.0.0.1', port: 0 });
listener.answerWith((request, response) => {
  const bench = BENCHES[/^\/bench\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''];
  if (!bench) return app.listener(request, response);
  bench().then(
    (figures) => response.end(JSON.stringify(figures)),
    (error: unknown) => response.writeHead(500).end(String((error as Error).stack)),
  );
});
const publicIds = storeIds.map((storeId) => publicId!.slice(0, 32) + storeId);
const shops = [store.shop, ...clones.map((_, at) => `clone-${at + 1}.myshopify.com`)];
process.stdout.write(`${JSON.stringify({ port: listener.port, storeIds, publicIds, shops, surveyId })}\n`);
process.on('SIGTERM', () => process.exit());
