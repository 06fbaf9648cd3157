import { addUp, type Counts } from '#shared/analytics/cells.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { View } from '../open-view.ts';
import { countCells } from './count-cells.ts';
import { sumVariants } from './variant-repository.ts';

export type CountsOfVariants = Readonly<Record<Variant, Counts>>;

/** Counts both variants of these versions: from the counters, which know days only, or from the rows. */
export async function countVariants(
  database: Database,
  view: View,
  versions: readonly number[],
): Promise<CountsOfVariants> {
  const { range, countries, customerTypes, placements } = view.filter;
  if (view.grain === 'rows' || countries || customerTypes || placements) {
    return countRows(database, view, versions);
  }
  const sums = await sumVariants(database, view, { range, versions });
  return { a: addUp(sums.a), b: addUp(sums.b) };
}

async function countRows(
  database: Database,
  view: View,
  versions: readonly number[],
): Promise<CountsOfVariants> {
  const rows: View = { ...view, grain: 'rows' };
  const count = (variant: Variant) =>
    countCells(database, rows, { filter: { ...view.filter, versions, variant }, withoutDurations: true });
  const [a, b] = await Promise.all([count('a'), count('b')]);
  return { a, b };
}
