import { performance } from 'node:perf_hooks';
import { sampleProcessor } from './processor-time.ts';
import type { ServerReport, StatementTimes } from './server-report.ts';
import { startWatched } from './start-watched.ts';
import { nameOfStatement } from './watch-batches.ts';

/**
 * The product with one live survey, watched: `profiled-server.ts {folder or address of PostgreSQL} {responses}`. It
 * answers /begin and /read around a measurement, and /sample and /sampled around one of the processor's time.
 */
const [where = '', filled = '0'] = process.argv.slice(2);
const { listener, answer, database, watch, publicId } = await startWatched(where, Number(filled));
const isPostgres = database.engine === 'postgres';
if (isPostgres) await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');

let start = { processor: process.cpuUsage(), loop: performance.eventLoopUtilization(), wal: 0 };
let sampling: Awaited<ReturnType<typeof sampleProcessor>> | undefined;

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  '/begin': async () => {
    await database.query('ANALYZE');
    if (isPostgres) await database.query('SELECT pg_stat_statements_reset()');
    const wal = await walPosition();
    watch.reset();
    start = { processor: process.cpuUsage(), loop: performance.eventLoopUtilization(), wal };
  },
  '/read': read,
  '/sample': async () => void (sampling = await sampleProcessor()),
  '/sampled': () => sampling?.stop() ?? Promise.resolve([]),
};

async function read(): Promise<ServerReport> {
  const { user, system } = process.cpuUsage(start.processor);
  const loop = performance.eventLoopUtilization(start.loop);
  const seen = watch.read();
  return {
    request: seen.request.rows,
    batch: seen.batch.rows,
    statements: seen.statements.rows,
    processorMs: (user + system) / 1_000,
    loopBusy: loop.utilization,
    writtenBytes: (await walPosition()) - start.wal,
    inDatabase: isPostgres ? await timesInPostgres() : null,
    roundTripMs: await emptyRoundTrip(),
  };
}

/** Bytes of the write-ahead log so far. */
async function walPosition(): Promise<number> {
  const [row] = await database.query<{ bytes: number }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS bytes`,
  );
  return row?.bytes ?? 0;
}

async function timesInPostgres(): Promise<StatementTimes[]> {
  const rows = await database.query<{ query: string; calls: number; plan: number; exec: number }>(
    `SELECT query, calls::int, total_plan_time AS plan, total_exec_time AS exec FROM pg_stat_statements
      WHERE calls > 0 AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.map(({ query, calls, plan, exec }) => ({
    name: nameOfStatement(query),
    calls,
    planMs: plan,
    executeMs: exec,
  }));
}

const EMPTY_STATEMENTS = 50;

/** What the way to the database and back takes when nothing else is asked. */
async function emptyRoundTrip(): Promise<number> {
  const begin = performance.now();
  for (let count = 0; count < EMPTY_STATEMENTS; count += 1) await database.query('SELECT 1');
  return (performance.now() - begin) / EMPTY_STATEMENTS;
}

listener.answerWith((request, response) => {
  const command = commands[request.url ?? ''];
  if (command === undefined) return answer(request, response);
  command().then(
    (result) => response.end(JSON.stringify(result ?? null)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
process.stdout.write(`${JSON.stringify({ port: listener.port, publicId })}\n`);
process.on('SIGTERM', () => process.exit());
