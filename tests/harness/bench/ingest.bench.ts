import assert from 'node:assert/strict';
import type { Figure, FigureBench } from './figures.ts';
import { openSampler, openSide, SHOPPERS, type Side } from './ingest/sides.ts';
import { REQUESTS_EACH } from './ingest/shoppers.ts';
import { type BenchPlace, openFolder, openPostgres } from './support/bench-place.ts';
import { startReceiver } from './support/receiver.ts';

/** Samples of each side, alternating, after one warm-up. */
const SAMPLES = 7;

/** How long the receiver of a webhook takes for its reply. */
const RECEIVER_MS = 20;

/** Concurrent shoppers. */
const CONNECTIONS = [50, 256] as const;

/** What is asked of one engine. */
interface Goals {
  /** The requests a second as a share of the reference's, by the number of connections. */
  readonly share: Readonly<Record<(typeof CONNECTIONS)[number], number>>;
  /** The p99 at 50 connections as a multiple of the reference's. */
  readonly p99: number;
}

/** The state of the product while it takes in answers. */
interface Load {
  /** The complete responses that the first survey already has. */
  readonly filled: number;
  /** The number of surveys. Shoppers answer them by turns, and each belongs to another store. */
  readonly surveys: number;
  /** The first survey has ten pinned themes, and a webhook gets each complete response. */
  readonly isInFullUse: boolean;
}

async function measure(
  place: BenchPlace,
  goals: Goals,
  { filled, surveys, isInFullUse }: Load,
): Promise<Figure[]> {
  const receiver = isInFullUse ? await startReceiver(RECEIVER_MS) : null;
  const product = await openSide(
    200,
    'tests/harness/bench/ingest/product-server.ts',
    ...[place.address, String(filled), String(surveys)],
    ...(receiver ? [receiver.url] : []),
  );
  const reference = await openSide(201, 'tests/harness/bench/ingest/reference-server.ts');
  try {
    const figures: Figure[] = [];
    for (const connections of CONNECTIONS) {
      figures.push(...(await compare(product, reference, connections, goals)));
    }
    const sent = CONNECTIONS.length * (SAMPLES + 1) * SHOPPERS;
    await expectAllKept(product.port, filled + sent);
    // Each event at least once.
    if (receiver) assert.ok(receiver.received() >= sent);
    return figures;
  } finally {
    receiver?.close();
    await Promise.all([product.close(), reference.close()]);
  }
}

async function compare(
  product: Side,
  reference: Side,
  connections: (typeof CONNECTIONS)[number],
  { share, p99 }: Goals,
): Promise<Figure[]> {
  const ours = await openSampler(product, connections);
  const theirs = await openSampler(reference, connections);
  for (let round = 0; round <= SAMPLES; round += 1) {
    for (const side of round % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
      await side.sample();
      // No delivery takes time of the reference's turn.
      await fetch(`http://127.0.0.1:${product.port}/delivered`);
    }
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
      goal: `ratio at least ${share[connections]}${connections === 256 ? ', falling by 15 % at most' : ''}`,
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
      ...(connections === 50 && { goal: `at most ${p99} times` }),
    },
  ];
}

/** Checks that no response is lost or duplicated: rows, the survey's own figures and both counter tables agree. */
async function expectAllKept(port: number, total: number): Promise<void> {
  const kept = (await (await fetch(`http://127.0.0.1:${port}/kept`)).json()) as Record<string, number>;
  assert.deepEqual(new Set(Object.values(kept)), new Set([total]));
}

const REFERENCE = 'an Express server that reads the same JSON and answers 201 without keeping it';

function benchesOf(engine: string, open: () => Promise<BenchPlace>, goals: Goals): readonly FigureBench[] {
  const bench = (
    title: string,
    [sizeUnit, sizes]: readonly [string, FigureBench['sizes']],
    loadOf: (size: number) => Partial<Load>,
  ): FigureBench => ({
    ...{ title, reference: REFERENCE, sizeUnit, sizes },
    async measure(size) {
      const place = await open();
      try {
        return await measure(place, goals, { filled: 0, surveys: 1, isInFullUse: false, ...loadOf(size) });
      } finally {
        await place.close();
      }
    },
  });
  const responses = ['responses before', [0, 100_000, 1_000_000]] as const;
  const title = `Taking in answers on ${engine}`;
  return [
    bench(title, responses, (filled) => ({ filled })),
    bench(`${title}, in full use`, responses, (filled) => ({ filled, isInFullUse: true })),
    bench(`${title}, for several stores`, ['stores with a survey each', [1, 4, 16]], (surveys) => ({
      surveys,
    })),
  ];
}

export const benches: readonly FigureBench[] = [
  ...benchesOf('PGlite', openFolder, { share: { 50: 0.45, 256: 0.65 }, p99: 2 }),
  ...benchesOf('PostgreSQL', () => openPostgres('ingest'), { share: { 50: 0.6, 256: 0.8 }, p99: 1.5 }),
];
