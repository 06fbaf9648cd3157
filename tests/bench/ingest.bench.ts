import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import { runScript } from '#tests/support/run-script.ts';
import type { Figure, FigureBench } from './figures.ts';
import { openLoad, percentile, type LoadResult } from './ingest/load.ts';
import { REQUESTS_EACH, scriptsOf } from './ingest/shoppers.ts';
import { median } from './statistics.ts';

/** Shoppers in one sample. */
const SHOPPERS = 512;

/** Samples of each side, by turns, after one to warm up. */
const SAMPLES = 7;

/** Responses that are there before the first: `INGEST_RESPONSES=0,100000,1000000 npm run bench -- ingest`. */
const FILLED = (process.env['INGEST_RESPONSES'] ?? '0').split(',').map(Number);

interface Goal {
  readonly share: number;
  readonly p99: number;
}

/** One side of the comparison: a server in a process of its own, and the connections to it. */
async function openSide(expected: number, connections: number, script: string, ...parameters: string[]) {
  const server = runScript(script, ...parameters);
  const { port, publicId } = JSON.parse(await server.line('{')) as { port: number; publicId: string };
  const load = await openLoad(port, connections);
  const rates: number[] = [];
  const latencies: number[] = [];
  let samples = 0;
  return {
    port,
    async sample(): Promise<void> {
      const scripts = scriptsOf(SHOPPERS, publicId);
      const begin = performance.now();
      const result: LoadResult = await load.play(scripts);
      const seconds = (performance.now() - begin) / 1000;
      // Nothing is won by answering something else.
      assert.deepEqual(result.statuses, { [expected]: SHOPPERS * REQUESTS_EACH });
      samples += 1;
      if (samples === 1) return;
      rates.push(result.requests / seconds);
      latencies.push(...result.latencies);
    },
    shoppers: () => samples * SHOPPERS,
    rate: () => median(rates),
    p99: () => percentile(latencies, 0.99),
    async close(): Promise<void> {
      load.close();
      await server.kill('SIGTERM');
    },
  };
}

async function measure(place: Place, connections: number, filled: number, goal: Goal): Promise<Figure[]> {
  const product = await openSide(
    200,
    connections,
    'tests/bench/ingest/product-server.ts',
    place.address,
    String(filled),
  );
  const reference = await openSide(201, connections, 'tests/bench/ingest/reference-server.ts');
  try {
    for (let round = 0; round <= SAMPLES; round += 1) {
      for (const side of round % 2 === 0 ? [product, reference] : [reference, product]) await side.sample();
    }
    await expectAllKept(product.port, product.shoppers() + filled);
    return [
      {
        name: 'requests',
        unit: '/s',
        product: product.rate(),
        reference: reference.rate(),
        ...(connections === 256 && { goal: `ratio at least ${goal.share}` }),
      },
      {
        name: 'responses of six requests',
        unit: '/s',
        product: product.rate() / REQUESTS_EACH,
        reference: reference.rate() / REQUESTS_EACH,
      },
      {
        name: 'p99',
        unit: 'ms',
        product: product.p99(),
        reference: reference.p99(),
        ...(connections === 50 && { goal: `at most ${goal.p99} ms` }),
      },
    ];
  } finally {
    await Promise.all([product.close(), reference.close()]);
  }
}

/** Nothing lost and nothing doubled: rows, the survey's own figures and both grains of counters agree. */
async function expectAllKept(port: number, total: number): Promise<void> {
  const kept = (await (await fetch(`http://127.0.0.1:${port}/kept`)).json()) as Record<string, number>;
  assert.deepEqual(new Set(Object.values(kept)), new Set([total]));
}

function ingestBench(
  engine: 'PGlite' | 'PostgreSQL',
  filled: number,
  open: () => Promise<Place>,
  goal: Goal,
): FigureBench {
  const before = filled === 0 ? 'an empty database' : `${filled.toLocaleString('en')} responses there before`;
  return {
    title: `Taking in answers on ${engine}, ${before}`,
    reference: 'an Express server that reads the same JSON and answers 201 without keeping it',
    sizeUnit: 'connections',
    sizes: [10, 50, 256],
    async measure(connections) {
      const place = await open();
      try {
        return await measure(place, connections, filled, goal);
      } finally {
        await place.close();
      }
    },
  };
}

/** Where a database lies, for one server. */
interface Place {
  readonly address: string;
  readonly close: () => Promise<void>;
}

async function openFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  return { address: folder, close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

async function openPostgres(): Promise<Place> {
  const server = await startPostgres({ isDurable: true });
  return { address: await createTestDatabase(server.url, 'ingest'), close: server.stop };
}

export const benches: readonly FigureBench[] = FILLED.flatMap((filled) => [
  ingestBench('PGlite', filled, openFolder, { share: 0.6, p99: 100 }),
  ingestBench('PostgreSQL', filled, openPostgres, { share: 0.8, p99: 25 }),
]);
