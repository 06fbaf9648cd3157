import { growth } from './statistics.ts';

/**
 * A bench for work that cannot be timed in a loop, such as a page in a browser or load on a server. The bench itself
 * alternates product and reference and returns the medians.
 */
export interface FigureBench {
  readonly title: string;
  /** What the reference is and why it is a fair one. */
  readonly reference: string;
  /** The unit of the size, as in `surveys`. */
  readonly sizeUnit: string;
  /** At least three in ascending order, to show the growth. */
  readonly sizes: readonly [number, number, number, ...number[]];
  readonly measure: (size: number) => Promise<readonly Figure[]>;
}

export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly product: number;
  /** Null where there is no reference. */
  readonly reference: number | null;
  /** The goal, in words that `page/goal.ts` can judge. */
  readonly goal?: string;
}

export interface FigureResult {
  readonly bench: FigureBench;
  readonly rows: readonly { readonly size: number; readonly figures: readonly Figure[] }[];
}

export async function runFigures(bench: FigureBench): Promise<FigureResult> {
  const rows: FigureResult['rows'][number][] = [];
  for (const size of bench.sizes) {
    // Prints the progress, because some benches take minutes.
    console.error(`${bench.title}: ${size} ${bench.sizeUnit} …`);
    rows.push({ size, figures: await bench.measure(size) });
  }
  return { bench, rows };
}

/** The cells of a table: one row for each size and figure. */
export function figureTable({ bench, rows }: FigureResult): string[][] {
  return [
    [bench.sizeUnit, 'figure', 'product', 'reference', 'ratio', 'goal'],
    ...rows.flatMap(({ size, figures }) =>
      figures.map((figure) => [
        String(size),
        figure.name,
        amount(figure.product, figure.unit),
        figure.reference === null ? '–' : amount(figure.reference, figure.unit),
        figure.reference ? (figure.product / figure.reference).toPrecision(2) : '–',
        figure.goal ?? '',
      ]),
    ),
  ];
}

/** The growth of each figure from the smallest size to the largest. */
export function figureGrowth({ rows }: FigureResult): string {
  const names = (rows[0]?.figures ?? []).map(({ name }) => name);
  const sentences = names.map((name) => {
    const points = rows.map(({ size, figures }) => ({
      size,
      value: figures.find((figure) => figure.name === name)?.product ?? 0,
    }));
    if (points.some(({ size, value }) => size <= 0 || value <= 0)) return null;
    return `${name} grows with the size to the power of ${growth(points).toFixed(2)}`;
  });
  return sentences.filter((sentence) => sentence !== null).join('; ');
}

function amount(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 || value === 0 ? value.toFixed(0) : value.toPrecision(3);
  return unit === '' ? digits : `${digits} ${unit}`;
}
