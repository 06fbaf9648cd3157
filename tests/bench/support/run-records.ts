import type { BenchRecord, Run } from '../history.ts';

interface FigureParts {
  readonly name: string;
  readonly unit: string;
  readonly product: readonly number[];
  readonly reference?: readonly (number | null)[];
  readonly goal?: string;
}

/** A bench of three sizes whose reference is always 100. */
export function buildBench({
  title = 'A bench',
  figures = [{ name: 'p99', unit: 'ms', product: [10, 20, 30], goal: 'at most 50 ms' }],
}: { title?: string; figures?: readonly FigureParts[] } = {}): BenchRecord {
  return {
    file: 'ingest',
    title,
    reference: 'a server that keeps nothing',
    sizeUnit: 'responses',
    sizes: [100, 1_000, 1_000_000],
    figures: figures.map((figure) => ({
      name: figure.name,
      unit: figure.unit,
      product: [...figure.product],
      reference: [...(figure.reference ?? figure.product.map(() => 100))],
      goals: figure.product.map(() => figure.goal ?? ''),
    })),
  };
}

/** A run on a quiet machine. */
export function buildRun(parts: Partial<Run> = {}): Run {
  return {
    date: '2026-11-23T08:00:00.000Z',
    commit: 'abc1234',
    processor: 'A processor',
    cores: 2,
    node: '20.19.0',
    load: { begin: 0.1, end: 2.2 },
    benches: [buildBench()],
    ...parts,
  };
}
