import assert from 'node:assert/strict';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import { runScript } from '#tests/support/run-script.ts';
import { openLoad } from '../ingest/load.ts';
import { REQUESTS_EACH, scriptsOf } from '../ingest/shoppers.ts';
import { openFolder, type BenchPlace } from '../support/bench-place.ts';
import type { ServerReport } from './server-report.ts';
import { WITHOUT_STATEMENTS } from './watch-batches.ts';
import { markdownTable, type TallyRow } from './tally.ts';

const SHOPPERS = 256;
const RESPONSES_BEFORE = 10_000;
const CONNECTIONS = [50, 256] as const;

/** How often a sample is played: to warm up, measured, and while the processor is sampled. */
const ROUNDS = { warmUp: 1, measured: 2, sampled: 1 };

interface Profile {
  readonly connections: number;
  readonly seconds: number;
  readonly requests: number;
  readonly report: ServerReport;
  readonly processor: readonly TallyRow[];
}

const PLACES: Readonly<Record<string, () => Promise<BenchPlace>>> = {
  PostgreSQL: openCountingPostgres,
  PGlite: openFolder,
};

/** Where the milliseconds of one batch go, as Markdown: on both engines, or on the named one. */
export async function* profileIngest(only?: string): AsyncGenerator<string> {
  for (const [engine, open] of Object.entries(PLACES)) {
    if (only !== undefined && engine !== only) continue;
    const place = await open();
    try {
      yield describe(engine, await profile(place.address));
    } finally {
      await place.close();
    }
  }
}

async function openCountingPostgres(): Promise<BenchPlace> {
  const server = await startPostgres({
    isDurable: true,
    settings: { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' },
  });
  return { address: await createTestDatabase(server.url, 'profile'), close: server.stop };
}

async function profile(address: string): Promise<Profile[]> {
  const server = runScript(
    'tests/harness/bench/profile/profiled-server.ts',
    address,
    String(RESPONSES_BEFORE),
  );
  try {
    const { port, publicId } = JSON.parse(await server.line('{')) as { port: number; publicId: string };
    const profiles: Profile[] = [];
    for (const connections of CONNECTIONS) profiles.push(await profileAt(port, publicId, connections));
    return profiles;
  } finally {
    await server.kill('SIGTERM');
  }
}

async function profileAt(port: number, publicId: string, connections: number): Promise<Profile> {
  const ask = async (command: string): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}${command}`);
    assert.equal(reply.status, 200, command);
    return reply.json();
  };
  const load = await openLoad(port, connections);
  const play = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const { statuses } = await load.play(scriptsOf(SHOPPERS, publicId));
      assert.deepEqual(statuses, { 200: SHOPPERS * REQUESTS_EACH });
    }
  };
  await play(ROUNDS.warmUp);
  await ask('/begin');
  const begin = performance.now();
  await play(ROUNDS.measured);
  const seconds = (performance.now() - begin) / 1_000;
  const report = (await ask('/read')) as ServerReport;
  await ask('/sample');
  await play(ROUNDS.sampled);
  const processor = (await ask('/sampled')) as TallyRow[];
  load.close();
  return { connections, seconds, requests: ROUNDS.measured * SHOPPERS * REQUESTS_EACH, report, processor };
}

function describe(engine: string, profiles: readonly Profile[]): string {
  const head = profiles.map(({ connections }) => `${connections} connections`);
  const inPostgres = profiles.some(({ report }) => report.inDatabase !== null);
  return [
    `## Ingest on ${engine}`,
    table('the run', head, profiles, runFacts),
    table('one request, mean ms', head, profiles, ({ report }) => means(report.request)),
    table('one batch, mean ms', head, profiles, ({ report }) => means(report.batch)),
    table('statements of one batch, ms', head, profiles, ({ report }) => perBatch(report)),
    ...(inPostgres
      ? [
          table(
            'the same inside PostgreSQL: planning + executing, ms a batch',
            head,
            profiles,
            ({ report }) => insidePostgres(report),
          ),
        ]
      : []),
    table('the main thread while sampled, share of its time', head, profiles, ({ processor }) =>
      shares(processor),
    ),
  ].join('\n\n');
}

type Cells = readonly (readonly [name: string, value: string])[];

function table(
  title: string,
  head: readonly string[],
  profiles: readonly Profile[],
  cellsOf: (profile: Profile) => Cells,
): string {
  const columns = profiles.map((profile) => new Map(cellsOf(profile)));
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return markdownTable(
    [title, ...head],
    names.map((name) => [name, ...columns.map((column) => column.get(name) ?? '–')]),
  );
}

const ms = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

function runFacts({ seconds, requests, report }: Profile): Cells {
  const batches = batchesOf(report);
  const responses = requests / REQUESTS_EACH;
  return [
    ['requests a second', (requests / seconds).toFixed(0)],
    ['requests in a batch', (requests / batches).toFixed(1)],
    ['time between two batches’ ends, ms', ms((seconds * 1_000) / batches)],
    ['main thread busy', percent(report.loopBusy)],
    ['processor time of the server for one response of six requests, ms', ms(report.processorMs / responses)],
    ['write-ahead log for one response, bytes', (report.writtenBytes / responses).toFixed(0)],
    ['a statement that does nothing, alone, ms', ms(report.roundTripMs)],
  ];
}

const batchesOf = ({ batch }: ServerReport) => batch[0]?.count ?? 1;

const means = (rows: readonly TallyRow[]): Cells =>
  rows.map(({ name, count, sum }) => [name, ms(sum / count)]);

function perBatch(report: ServerReport): Cells {
  const batches = batchesOf(report);
  const inside = report.batch
    .filter(({ name }) => name !== WITHOUT_STATEMENTS)
    .reduce((sum, row) => sum + row.sum, 0);
  const told = report.statements.reduce((sum, row) => sum + row.sum, 0);
  return [
    ...report.statements.map(({ name, sum }): [string, string] => [name, ms(sum / batches)]),
    ['BEGIN, COMMIT, and our code between', ms(Math.max(0, inside - told) / batches)],
  ];
}

/** Statements that run in each batch; the others belong to the measurement. */
function insidePostgres(report: ServerReport): Cells {
  const batches = batchesOf(report);
  const names = new Set([...report.statements.map(({ name }) => name), 'BEGIN', 'COMMIT']);
  const sums = new Map<string, { plan: number; execute: number }>();
  for (const { name, planMs, executeMs } of report.inDatabase ?? []) {
    if (!names.has(name)) continue;
    const sum = sums.get(name) ?? { plan: 0, execute: 0 };
    sums.set(name, { plan: sum.plan + planMs, execute: sum.execute + executeMs });
  }
  return [...sums]
    .sort(([, one], [, other]) => other.plan + other.execute - one.plan - one.execute)
    .map(([name, { plan, execute }]) => [name, `${ms(plan / batches)} + ${ms(execute / batches)}`]);
}

const SHOWN_PARTS = 14;

function shares(rows: readonly TallyRow[]): Cells {
  const all = rows.reduce((sum, row) => sum + row.sum, 0);
  const rest = rows.slice(SHOWN_PARTS).reduce((sum, row) => sum + row.sum, 0);
  return [
    ...rows.slice(0, SHOWN_PARTS).map(({ name, sum }): [string, string] => [name, percent(sum / all)]),
    ['the rest', percent(rest / all)],
  ];
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
