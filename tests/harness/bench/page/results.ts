import { wasLoaded, type BenchRecord, type FigureRecord, type Run } from '../history.ts';
import { EXPLANATIONS } from './explanations.ts';
import { isLessBetter, judge, type Verdict } from './goal.ts';

/** One measured value with its reference. */
export interface Point {
  readonly size: number;
  readonly product: number;
  readonly reference: number | null;
  readonly goal: string;
  readonly verdict: Verdict;
}

/** The figure of the largest size in one run. */
export interface Past {
  readonly date: string;
  readonly commit: string;
  readonly isLoaded: boolean;
  readonly machine: string;
  /** The ratio, or the value itself for a figure without a reference. */
  readonly value: number;
}

export interface FigureView {
  readonly name: string;
  readonly unit: string;
  readonly points: readonly Point[];
  readonly lessIsBetter: boolean | null;
  readonly verdict: Verdict;
  readonly history: readonly Past[];
}

export interface BenchView {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly reference: string;
  readonly sizeUnit: string;
  readonly run: Run;
  readonly isLoaded: boolean;
  readonly figures: readonly FigureView[];
}

/**
 * Each bench's last result on a quiet machine, or its last one if there is none. A run of a part of the benches keeps
 * the results of the others.
 */
export function latestResults(runs: readonly Run[]): BenchView[] {
  const chosen = new Map<string, { run: Run; bench: BenchRecord }>();
  for (const run of runs) {
    for (const bench of run.benches) {
      const known = chosen.get(keyOf(bench));
      if (known !== undefined && wasLoaded(run) && !wasLoaded(known.run)) continue;
      chosen.set(keyOf(bench), { run, bench });
    }
  }
  const order = Object.keys(EXPLANATIONS);
  return [...chosen.values()]
    .sort((one, other) => placeIn(order, one.bench.file) - placeIn(order, other.bench.file))
    .map(({ run, bench }, at) => viewOf(runs, run, bench, `bench-${at + 1}`));
}

const keyOf = ({ file, title }: BenchRecord) => `${file}\n${title}`;

/** A bench that no longer exists comes last. */
const placeIn = (order: readonly string[], file: string) =>
  order.includes(file) ? order.indexOf(file) : order.length;

function viewOf(runs: readonly Run[], run: Run, bench: BenchRecord, id: string): BenchView {
  const { file, title, reference, sizeUnit } = bench;
  const figures = bench.figures.map((figure) => figureView(runs, bench, figure));
  return { id, file, title, reference, sizeUnit, run, isLoaded: wasLoaded(run), figures };
}

function figureView(runs: readonly Run[], bench: BenchRecord, figure: FigureRecord): FigureView {
  const points = pointsOf(bench, figure);
  const verdicts = points.map(({ verdict }) => verdict);
  return {
    name: figure.name,
    unit: figure.unit,
    points,
    lessIsBetter: isLessBetter(figure.unit, figure.goals.find((goal) => goal !== '') ?? ''),
    verdict: verdicts.includes('missed') ? 'missed' : verdicts.includes('met') ? 'met' : null,
    history: pastOf(runs, bench, figure.name),
  };
}

function pointsOf({ title, sizes }: BenchRecord, { unit, product, reference, goals }: FigureRecord): Point[] {
  return sizes.flatMap((size, at) => {
    const measured = product[at];
    if (typeof measured !== 'number') return [];
    const given = { product: measured, reference: reference[at] ?? null, goal: goals[at] ?? '' };
    return [{ size, ...given, verdict: judge({ ...given, unit, title }) }];
  });
}

/** The same size in each run: the largest of the bench's last one. */
function pastOf(runs: readonly Run[], bench: BenchRecord, name: string): Past[] {
  const size = bench.sizes.at(-1);
  return runs.flatMap((run) => {
    const then = run.benches.find((one) => keyOf(one) === keyOf(bench));
    const figure = then?.figures.find((one) => one.name === name);
    if (then === undefined || figure === undefined) return [];
    const point = pointsOf(then, figure).find((one) => one.size === size);
    if (point === undefined) return [];
    const { date, commit, processor, cores } = run;
    const machine = `${cores} × ${processor}`;
    return [{ date, commit, machine, isLoaded: wasLoaded(run), value: ratioOf(point) ?? point.product }];
  });
}

/** Null without a reference, or with one of zero. */
export function ratioOf({ product, reference }: Pick<Point, 'product' | 'reference'>): number | null {
  return reference === null || reference === 0 ? null : product / reference;
}
