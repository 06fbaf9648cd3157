import type { Point } from './statistics.ts';
import { growth, median, spread } from './statistics.ts';

/** One way of doing the work. What it returns is handed to `agree`, outside of what is timed. */
export type Contender = () => unknown;

export interface Pair {
  readonly product: Contender;
  readonly reference: Contender;
  /** Throws if the two did not do the same work, so that nothing is won by doing less. */
  readonly agree: (product: unknown, reference: unknown) => void;
  readonly close?: () => Promise<void> | void;
}

/** The product against a reference, in one process and one run, at several sizes. */
export interface Bench {
  readonly title: string;
  /** What the reference is and why it is a fair one. */
  readonly reference: string;
  /** What a size counts, as in `questions`. */
  readonly sizeUnit: string;
  /** At least three, ascending, so that growth shows. */
  readonly sizes: readonly [number, number, number, ...number[]];
  readonly prepare: (size: number) => Promise<Pair> | Pair;
}

export interface Row {
  readonly size: number;
  readonly rounds: number;
  /** Medians, in milliseconds for one call. */
  readonly product: number;
  readonly reference: number;
  readonly productSpread: number;
  readonly referenceSpread: number;
  /** Product over reference: below 1 the product is faster. */
  readonly ratio: number;
}

export interface BenchResult {
  readonly bench: Bench;
  readonly rows: readonly Row[];
  readonly productGrowth: number;
  readonly referenceGrowth: number;
}

export interface Limits {
  /** How long one size may be measured. */
  readonly sizeMs: number;
  readonly maxRounds: number;
  readonly minRounds: number;
  /** A sample repeats the call until it has lasted this long, so that the clock's grain doesn't count. */
  readonly sampleMs: number;
  /** How long each contender runs before it is measured, so that compiled code is compared. */
  readonly warmUpMs: number;
  /** Milliseconds; a test brings its own. */
  readonly clock: () => number;
}

export const LIMITS: Limits = {
  sizeMs: 8_000,
  maxRounds: 25,
  minRounds: 5,
  sampleMs: 5,
  warmUpMs: 300,
  clock: () => performance.now(),
};

/** Runs one bench through all of its sizes. */
export async function runBench(bench: Bench, limits: Limits = LIMITS): Promise<BenchResult> {
  const rows: Row[] = [];
  for (const size of bench.sizes) rows.push(await measureSize(bench, size, limits));
  const points = (key: 'product' | 'reference'): Point[] =>
    rows.map((row) => ({ size: row.size, value: row[key] }));
  return {
    bench,
    rows,
    productGrowth: growth(points('product')),
    referenceGrowth: growth(points('reference')),
  };
}

async function measureSize(bench: Bench, size: number, limits: Limits): Promise<Row> {
  const pair = await bench.prepare(size);
  try {
    pair.agree(await pair.product(), await pair.reference());
    return await measurePair(pair, size, limits);
  } finally {
    await pair.close?.();
  }
}

/** The two take turns, and who goes first alternates: what disturbs the machine disturbs both alike. */
async function measurePair({ product, reference }: Pair, size: number, limits: Limits): Promise<Row> {
  const repeats = {
    product: await repeatsFor(product, limits),
    reference: await repeatsFor(reference, limits),
  };
  const samples = { product: [] as number[], reference: [] as number[] };
  const deadline = limits.clock() + limits.sizeMs;
  for (let round = 0; round < limits.maxRounds; round += 1) {
    if (round >= limits.minRounds && limits.clock() > deadline) break;
    const order = round % 2 === 0 ? (['product', 'reference'] as const) : (['reference', 'product'] as const);
    for (const who of order) {
      samples[who].push(
        await timePerCall(who === 'product' ? product : reference, repeats[who], limits.clock),
      );
    }
  }
  return summarise(size, samples);
}

function summarise(size: number, samples: { product: number[]; reference: number[] }): Row {
  const product = median(samples.product);
  const reference = median(samples.reference);
  return {
    size,
    rounds: samples.product.length,
    product,
    reference,
    productSpread: spread(samples.product),
    referenceSpread: spread(samples.reference),
    ratio: product / reference,
  };
}

/** How often a sample repeats the call, found while the code warms up. */
async function repeatsFor(contender: Contender, { sampleMs, warmUpMs, clock }: Limits): Promise<number> {
  const warm = clock() + warmUpMs;
  let repeats = 1;
  for (;;) {
    const lasted = (await timePerCall(contender, repeats, clock)) * repeats;
    if (lasted >= sampleMs && clock() >= warm) return repeats;
    if (lasted < sampleMs) repeats *= 2;
  }
}

async function timePerCall(contender: Contender, repeats: number, clock: () => number): Promise<number> {
  const begin = clock();
  for (let count = 0; count < repeats; count += 1) {
    const result = contender();
    if (result instanceof Promise) await result;
  }
  return (clock() - begin) / repeats;
}
