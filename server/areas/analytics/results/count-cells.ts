import { addUp, type Counts, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { type Period, addDays, type Day } from '#shared/analytics/periods.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { createCellsOfGroups, groupedQuestions } from './cells-of-groups.ts';
import type { View } from '../open-view.ts';
import { readInParts } from '../rows/read-in-parts.ts';
import { hasOneGroup, type SumRow, sumCounters } from '../rows/counter-sums-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';
import { groupRows } from '../rows/row-repository.ts';
import type { DayRange } from '#shared/analytics/query.ts';

export interface CellQuery {
  /** Replaces the view's filter. */
  readonly filter?: ResultFilter;
  /** Meaning ids, with the empty id for the survey as a whole; all if left out. */
  readonly questions?: readonly string[];
  /** Keeps the versions apart. */
  readonly byVersion?: boolean;
  /** Constant names of cells; all if left out. Counting rows may return more. */
  readonly cells?: readonly string[];
  /** Leaves out the durations, which are half of the segment counters and which few pages need. */
  readonly withoutDurations?: boolean;
}

/** Counts the cells of a view, from the counters if they can answer it, otherwise from the rows. */
export async function countCells(database: Database, view: View, wanted: CellQuery = {}): Promise<Counts> {
  return addUp(await countByPeriod(database, view, null, wanted));
}

/** The same, for each period. */
export async function countByPeriod(
  database: Database,
  view: View,
  period: Period | null,
  { filter = view.filter, questions, withoutDurations = false, byVersion = false, cells }: CellQuery = {},
): Promise<SumRow[]> {
  const query = { filter, questions, withoutDurations, byVersion };
  if (view.grain === 'rows') return countRows(database, view, query, period);
  const wanted = {
    questions: questions ?? null,
    period,
    withoutDurations,
    byVersion,
    ...(cells && { cells }),
  };
  if (!filter.countries && !filter.customerTypes && !filter.placements)
    return sumCounters(database, view, 'day', filter, wanted);
  const hasDurations = !withoutDurations && !cells && (questions?.includes(WHOLE_SURVEY) ?? true);
  const grain = hasOneGroup(filter) && !hasDurations ? 'group' : 'segment';
  const { early, late } = divideDays(filter.range, view.segmentedTo);
  const parts = await Promise.all([
    early && sumCounters(database, view, grain, { ...filter, range: early }, wanted),
    late && countRows(database, view, { ...query, filter: { ...filter, range: late.range } }, period),
  ]);
  return mergeRows(parts.flatMap((rows) => rows ?? []));
}

function mergeRows(rows: readonly SumRow[]): SumRow[] {
  const sums = new Map<string, SumRow>();
  for (const row of rows) addRow(sums, row);
  return [...sums.values()];
}

function addRow(sums: Map<string, SumRow>, row: SumRow): void {
  const key = `${row.question}\n${row.cell}\n${row.start ?? ''}\n${row.version ?? ''}`;
  const sum = sums.get(key);
  sums.set(key, sum ? { ...sum, n: sum.n + row.n } : row);
}

/** Adds the rows up by key while it reads, so that memory does not grow with the number of rows. */
async function countRows(
  database: Database,
  view: View,
  {
    filter,
    questions,
    withoutDurations,
    byVersion,
  }: Required<Pick<CellQuery, 'filter' | 'withoutDurations' | 'byVersion'>> & CellQuery,
  period: Period | null,
): Promise<SumRow[]> {
  const cellsOf = createCellsOfGroups(view.versions);
  const grouping = { period, questions: groupedQuestions(view, questions), withoutDurations };
  const sums = new Map<string, SumRow>();
  const parts = readInParts(database, view, filter, (db, part) => groupRows(db, view, part, grouping));
  for await (const groups of parts) {
    for (const each of groups.flatMap(cellsOf)) {
      addRow(sums, byVersion ? each : { ...each, version: null });
    }
  }
  const rows = [...sums.values()];
  return questions ? rows.filter(({ question }) => questions.includes(question)) : rows;
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** The days of a range that are counted by segment, and those for which rows answer; null where there are none. */
function divideDays(
  range: DayRange | null,
  segmentedTo: Day | null,
): { readonly early: DayRange | null; readonly late: { readonly range: DayRange | null } | null } {
  if (segmentedTo === null) return { early: null, late: { range } };
  const { from, to } = range ?? { from: FIRST_DAY, to: LAST_DAY };
  const next = addDays(segmentedTo, 1);
  return {
    early: from > segmentedTo ? null : { from, to: to < segmentedTo ? to : segmentedTo },
    late: to < next ? null : { range: { from: from < next ? next : from, to } },
  };
}
