import type { Figure, FigureBench } from './figures.ts';
import { CLAIM_ROWS, type ClaimGroup, type ClaimRow } from '#tests/support/simulation/claim-rows.ts';

// Stores as they are: weeks wobble, traffic remembers, customers come back and people look each day.

/** Fewer for a quick look: `STORES=100 npm run bench -- coverage --only "A score"`. */
const STORES = Number(process.env['STORES'] ?? 1_000);
/** A row may be this much above what is promised, because no estimate of a wobble is exact. */
const SLACK = 0.02;
/** At most a fifth of what was found before may be lost. Where nothing was measured before, so many are to be told. */
const KEPT = 0.8;

function figureOf({ name, told, promised, before, slowness = 1 }: ClaimRow): Figure {
  const stores = Math.max(20, Math.round(STORES / slowness));
  const share = told(stores);
  const error = (100 * Math.sqrt((share * (1 - share)) / stores)).toFixed(1);
  const least = KEPT * (before ?? 100);
  return {
    name: `${name} (${stores} stores, ± ${error})`,
    unit: '%',
    product: 100 * share,
    reference: before,
    goal:
      promised === null
        ? `at least ${least.toFixed(1)} %: ${100 * share >= least ? 'met' : 'MISSED'}`
        : `at most ${(100 * promised).toFixed(1)} % and 2 points: ${share <= promised + SLACK ? 'met' : 'MISSED'}`,
  };
}

const benchOf = ({ claim, rows }: ClaimGroup): FigureBench => ({
  title: claim,
  reference: 'the method that takes all answers as independent and looks once, measured in 2026',
  sizeUnit: 'row',
  sizes: rows.map((_, at) => at + 1) as [number, number, number],
  measure: (row) => Promise.resolve(rows.slice(row - 1, row).map(figureOf)),
});

export const overTimeBenches: readonly FigureBench[] = CLAIM_ROWS.map(benchOf);
