import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { runScript } from '#tests/support/run-script.ts';
import type { Figure } from './figures.ts';
import { type Load, openLoad, percentile } from './ingest/load.ts';
import { scriptsOf } from './ingest/shoppers.ts';
import { benchesOfEngines, figure } from './support/bench-place.ts';

/** A million takes minutes; use smaller sizes with `EXPORT_RESPONSES=1000,10000,100000 npm run bench -- export`. */
const [SMALL = 10_000, MIDDLE = 100_000, LARGE = 1_000_000] = (process.env['EXPORT_RESPONSES'] ?? '')
  .split(',')
  .filter((size) => size !== '')
  .map(Number);

const CONNECTIONS = 10;
const SHOPPERS = 60;
/** As long as an export of a hundred thousand: responses without an export use more memory for a while too. */
const ALONE_MS = 8_000;
const MEGABYTE = 1_048_576;

interface Server {
  readonly port: number;
  readonly publicIds: readonly string[];
  readonly surveyId: string;
  readonly authorization: string;
}

function watch(work: Promise<unknown>): { isOver: boolean } {
  const watched = { isOver: false };
  const end = (): void => void (watched.isOver = true);
  work.then(end, end);
  return watched;
}

/** Sends responses while `work` runs, at least once, and returns the durations of the requests. */
async function answerBeside(load: Load, { publicIds }: Server, work: Promise<unknown>): Promise<number[]> {
  const watched = watch(work);
  const latencies: number[] = [];
  do {
    const played = await load.play(scriptsOf(SHOPPERS, ...publicIds));
    assert.deepEqual(Object.keys(played.statuses), ['200']);
    latencies.push(...played.latencies);
  } while (!watched.isOver);
  return latencies;
}

interface Exported {
  readonly firstByteMs: number;
  readonly seconds: number;
  readonly lines: number;
}

/** Reads the file as a stream without storing it. */
async function readExport({ port, surveyId, authorization }: Server): Promise<Exported> {
  const begin = performance.now();
  const address = `http://127.0.0.1:${port}/api/v1/surveys/${surveyId}/analytics/responses.csv?range=all`;
  const reply = await fetch(address, { headers: { authorization } });
  assert.equal(reply.status, 200);
  let firstByteMs = 0;
  let lines = 0;
  const pieces = reply.body as AsyncIterable<Uint8Array> | null;
  for await (const piece of pieces ?? []) {
    firstByteMs ||= performance.now() - begin;
    for (const byte of piece) if (byte === 10) lines += 1;
  }
  return { firstByteMs, seconds: (performance.now() - begin) / 1_000, lines };
}

/** The peak memory of the server while `work` runs, above its memory before. */
async function memoryGrowth({ port }: Server, work: Promise<unknown>): Promise<number> {
  const memory = async () => Number(await (await fetch(`http://127.0.0.1:${port}/memory`)).text());
  const before = await memory();
  let most = before;
  const watched = watch(work);
  while (!watched.isOver) {
    most = Math.max(most, await memory());
    // Time passes: the interval between two samples.
    await sleep(50);
  }
  return Math.max(most - before, 0) / MEGABYTE;
}

async function measure(address: string, size: number): Promise<Figure[]> {
  const script = runScript('tests/harness/bench/ingest/product-server.ts', address, String(size));
  const server = JSON.parse(await script.line('{')) as Server;
  const load = await openLoad(server.port, CONNECTIONS);
  try {
    await answerBeside(load, server, Promise.resolve());
    // Time passes: measures the server without an export.
    const quiet = sleep(ALONE_MS);
    const [growthAlone, alone] = await Promise.all([
      memoryGrowth(server, quiet),
      answerBeside(load, server, quiet),
    ]);
    const work = readExport(server);
    const [exported, growth, beside] = await Promise.all([
      work,
      memoryGrowth(server, work),
      answerBeside(load, server, work),
    ]);
    assert.ok(exported.lines > size, 'Every response that was there is in the file.');
    return [
      figure('first byte', 'ms', exported.firstByteMs, null, 'at most 1000 ms'),
      figure('rows in a second', '/s', exported.lines / exported.seconds, null),
      figure('memory grows by', 'MB', growth, growthAlone, 'less than 100 MB'),
      figure(
        'p99 of answers beside it',
        'ms',
        percentile(beside, 0.99),
        percentile(alone, 0.99),
        'under 150 ms',
      ),
    ];
  } finally {
    load.close();
    await script.kill('SIGTERM');
  }
}

export const benches = benchesOfEngines(
  'export',
  (engine) => ({
    title: `Taking every response along on ${engine}, while shoppers answer`,
    reference: 'the same shoppers on the same server without an export',
    sizeUnit: 'responses',
    sizes: [SMALL, MIDDLE, LARGE],
  }),
  measure,
);
