import type { Point } from './statistics.ts';
import { growth, median, spread } from './statistics.ts';

/** One way to do the work. Its return value goes to `agree`, outside the measured time. */
export type Contender = () => unknown;

export interface Pair {
  readonly product: Contender;
  readonly reference: Contender;
  /** Throws if the two did different work, so that neither is faster by doing less. */
  readonly agree: (product: unknown, reference: unknown) => void;
  readonly close?: () => Promise<void> | void;
}

/** Compares the product with a reference in one process at several sizes. */
export interface Bench {
  readonly title: string;
  /** What the reference is and why it is a fair one. */
  readonly reference: string;
  /** The unit of the size, as in `questions`. */
  readonly sizeUnit: string;
  /** At least three in ascending order, to show the growth. */
  readonly sizes: readonly [number, number, number, ...number[]];
  /** The goal of every size, in words that `page/goal.ts` can judge. */
  readonly goal?: string;
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
  /** The time limit for one size. */
  readonly sizeMs: number;
  readonly maxRounds: number;
  readonly minRounds: number;
  /** A sample repeats the call for at least this long, so that the clock's resolution does not matter. */
  readonly sampleMs: number;
  /** The warm-up time of each contender, so that compiled code is compared. */
  readonly warmUpMs: number;
  /** The time in milliseconds; a test passes a fake clock. */
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

/** Runs one bench at all of its sizes. */
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

/** The two alternate, and so does who runs first, so that other load on the machine affects both. */
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

/** How often a sample repeats the call, measured during the warm-up. */
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
