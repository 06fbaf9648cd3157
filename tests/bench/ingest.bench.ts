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

/** Samples of each side, alternating, after one warm-up. */
const SAMPLES = 7;

/** Concurrent shoppers. */
const CONNECTIONS = [50, 256] as const;

interface Goal {
  readonly share: number;
  readonly p99: number;
}

/** One side of the comparison: a server in its own process. */
async function openSide(expected: number, script: string, ...parameters: string[]) {
  const server = runScript(script, ...parameters);
  const { port, publicId } = JSON.parse(await server.line('{')) as { port: number; publicId: string };
  return { port, publicId, expected, close: () => server.kill('SIGTERM') };
}

type Side = Awaited<ReturnType<typeof openSide>>;

/** Opens connections to one side and collects the measurements. */
async function openSampler({ port, publicId, expected }: Side, connections: number) {
  const load = await openLoad(port, connections);
  const rates: number[] = [];
  const latencies: number[] = [];
  let isWarm = false;
  return {
    async sample(): Promise<void> {
      const scripts = scriptsOf(SHOPPERS, publicId);
      const begin = performance.now();
      const result: LoadResult = await load.play(scripts);
      const seconds = (performance.now() - begin) / 1000;
      // Both sides must return the expected status.
      assert.deepEqual(result.statuses, { [expected]: SHOPPERS * REQUESTS_EACH });
      if (isWarm) {
        rates.push(result.requests / seconds);
        latencies.push(...result.latencies);
      }
      isWarm = true;
    },
    rate: () => median(rates),
    p99: () => percentile(latencies, 0.99),
    close: () => load.close(),
  };
}

async function measure(place: Place, filled: number, goal: Goal): Promise<Figure[]> {
  const product = await openSide(200, 'tests/bench/ingest/product-server.ts', place.address, String(filled));
  const reference = await openSide(201, 'tests/bench/ingest/reference-server.ts');
  try {
    const figures: Figure[] = [];
    for (const connections of CONNECTIONS) {
      figures.push(...(await compare(product, reference, connections, goal)));
    }
    await expectAllKept(product.port, filled + CONNECTIONS.length * (SAMPLES + 1) * SHOPPERS);
    return figures;
  } finally {
    await Promise.all([product.close(), reference.close()]);
  }
}

async function compare(
  product: Side,
  reference: Side,
  connections: number,
  { share, p99 }: Goal,
): Promise<Figure[]> {
  const ours = await openSampler(product, connections);
  const theirs = await openSampler(reference, connections);
  for (let round = 0; round <= SAMPLES; round += 1) {
    for (const side of round % 2 === 0 ? [ours, theirs] : [theirs, ours]) await side.sample();
    // PostgreSQL analyzes its tables within a minute by itself; the product would not within the measurement.
    if (round === 0) await fetch(`http://127.0.0.1:${product.port}/settled`);
  }
  ours.close();
  theirs.close();
  const at = `at ${connections} connections`;
  return [
    {
      name: `requests ${at}`,
      unit: '/s',
      product: ours.rate(),
      reference: theirs.rate(),
      ...(connections === 256 && { goal: `ratio at least ${share}, falling by 15 % at most` }),
    },
    {
      name: `responses of six requests ${at}`,
      unit: '/s',
      product: ours.rate() / REQUESTS_EACH,
      reference: theirs.rate() / REQUESTS_EACH,
    },
    {
      name: `p99 ${at}`,
      unit: 'ms',
      product: ours.p99(),
      reference: theirs.p99(),
      ...(connections === 50 && { goal: `at most ${p99} ms` }),
    },
  ];
}

/** Checks that no response is lost or duplicated: rows, the survey's own figures and both counter tables agree. */
async function expectAllKept(port: number, total: number): Promise<void> {
  const kept = (await (await fetch(`http://127.0.0.1:${port}/kept`)).json()) as Record<string, number>;
  assert.deepEqual(new Set(Object.values(kept)), new Set([total]));
}

function ingestBench(engine: 'PGlite' | 'PostgreSQL', open: () => Promise<Place>, goal: Goal): FigureBench {
  return {
    title: `Taking in answers on ${engine}`,
    reference: 'an Express server that reads the same JSON and answers 201 without keeping it',
    sizeUnit: 'responses before',
    sizes: [0, 100_000, 1_000_000],
    async measure(filled) {
      const place = await open();
      try {
        return await measure(place, filled, goal);
      } finally {
        await place.close();
      }
    },
  };
}

/** Where one server stores its database. */
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

export const benches: readonly FigureBench[] = [
  ingestBench('PGlite', openFolder, { share: 0.6, p99: 100 }),
  ingestBench('PostgreSQL', openPostgres, { share: 0.8, p99: 25 }),
];
