import { addUp, type Counts } from '#shared/analytics/cells.ts';
import type { Period } from '#shared/analytics/periods.ts';
import type { Database } from '../database/database.ts';
import { createCellsOfGroups, wordPlaces } from './cells-of-groups.ts';
import type { View } from './open-view.ts';
import { type SumRow, sumCounters } from './results-repository.ts';
import type { ResultFilter } from './row-filter.ts';
import { groupSlice, type Mark } from './row-repository.ts';
import { scanSlices } from './scan-slices.ts';

export interface Wanted {
  /** Instead of the view's own. */
  readonly filter?: ResultFilter;
  /** Meaning ids, the empty one for the survey as a whole; all of them if left out. */
  readonly questions?: readonly string[];
}

/** What a view counts, from whatever can answer it. */
export async function countCells(database: Database, view: View, wanted: Wanted = {}): Promise<Counts> {
  return addUp(await countByPeriod(database, view, null, wanted));
}

/** The same for each period. */
export async function countByPeriod(
  database: Database,
  view: View,
  period: Period | null,
  { filter = view.filter, questions }: Wanted = {},
): Promise<SumRow[]> {
  const { grain } = view;
  if (grain !== 'rows') {
    const segmented = filter.countries ?? filter.customerTypes ?? filter.placements;
    return sumCounters(database, view, segmented ? 'segment' : 'day', filter, {
      questions: questions ?? null,
      period,
    });
  }
  const cells = await countRows(database, view, filter, period);
  return questions ? cells.filter(({ question }) => questions.includes(question)) : cells;
}

/** Added up by place as the slices come, so that memory doesn't grow with the rows. */
async function countRows(
  database: Database,
  view: View,
  filter: ResultFilter,
  period: Period | null,
): Promise<SumRow[]> {
  const cellsOf = createCellsOfGroups(view.versions);
  const words = wordPlaces(view.versions);
  const sums = new Map<string, SumRow>();
  let after: Mark | null = null;
  await scanSlices(database, async (rows) => {
    const slice = await groupSlice(database, view, filter, { after, rows }, { period, words });
    after = slice.last;
    for (const row of slice.groups.flatMap(cellsOf)) {
      const key = `${row.question}\n${row.cell}\n${row.start ?? ''}`;
      const sum = sums.get(key);
      sums.set(key, sum ? { ...sum, n: sum.n + row.n } : row);
    }
    return slice.last === null ? 0 : rows;
  });
  return [...sums.values()];
}
