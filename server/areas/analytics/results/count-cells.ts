import { addUp, type Counts } from '#shared/analytics/cells.ts';
import type { Period } from '#shared/analytics/periods.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { createCellsOfGroups, groupedQuestions } from './cells-of-groups.ts';
import type { View } from '../open-view.ts';
import { readInParts } from '../rows/read-in-parts.ts';
import { type SumRow, sumCounters } from './results-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';
import { groupRows } from '../rows/row-repository.ts';

export interface Wanted {
  /** Instead of the view's own. */
  readonly filter?: ResultFilter;
  /** Meaning ids, the empty one for the survey as a whole; all of them if left out. */
  readonly questions?: readonly string[];
  /** How long responses took is half of what is counted by segment, and few pages ask for it. */
  readonly withoutDurations?: boolean;
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
  { filter = view.filter, questions, withoutDurations = false }: Wanted = {},
): Promise<SumRow[]> {
  const { grain } = view;
  if (grain !== 'rows') {
    const segmented = filter.countries ?? filter.customerTypes ?? filter.placements;
    return sumCounters(database, view, segmented ? 'segment' : 'day', filter, {
      questions: questions ?? null,
      period,
      withoutDurations,
    });
  }
  const cells = await countRows(database, view, { filter, questions, withoutDurations }, period);
  return questions ? cells.filter(({ question }) => questions.includes(question)) : cells;
}

/** Added up by place as the parts come, so that memory doesn't grow with the rows. */
async function countRows(
  database: Database,
  view: View,
  { filter, questions, withoutDurations }: Required<Pick<Wanted, 'filter' | 'withoutDurations'>> & Wanted,
  period: Period | null,
): Promise<SumRow[]> {
  const cellsOf = createCellsOfGroups(view.versions);
  const grouping = { period, questions: groupedQuestions(view.versions, questions), withoutDurations };
  const sums = new Map<string, SumRow>();
  const parts = readInParts(database, view, filter, (db, part) => groupRows(db, view, part, grouping));
  for await (const groups of parts) {
    for (const row of groups.flatMap(cellsOf)) {
      const key = `${row.question}\n${row.cell}\n${row.start ?? ''}`;
      const sum = sums.get(key);
      sums.set(key, sum ? { ...sum, n: sum.n + row.n } : row);
    }
  }
  return [...sums.values()];
}
