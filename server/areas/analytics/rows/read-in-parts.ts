import { setImmediate as pause } from 'node:timers/promises';
import { RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type { DayRange } from '#shared/analytics/query.ts';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import { sumCounters, type Survey } from '../results/results-repository.ts';
import type { ResultFilter } from './row-filter.ts';
import { findEnd, type Mark, type RowPart } from './row-repository.ts';

/** How many rows at once, and how long they may take. */
export interface Pace {
  readonly first: number;
  readonly fewest: number;
  readonly most: number;
  readonly targetMs: number;
}

/** Everybody waits for PGlite's one session, so its parts are short. */
const PACE: Pace = { first: 1_000, fewest: 200, most: 20_000, targetMs: 35 };

/** As many as PostgreSQL reads well within the time that a statement may take. */
const MOST_ROWS = 1_000_000;

/** What is read of the rows that a filter may let through, a part at a time: each row is in one of them. */
export async function* readInParts<T>(
  database: Database,
  survey: Survey,
  filter: ResultFilter,
  read: (db: Queries, part: RowPart) => Promise<T>,
): AsyncGenerator<T> {
  if (database.engine === 'pglite') {
    yield* readBriefly(database, survey, filter, read);
    return;
  }
  for (const range of await findRanges(database, survey, filter)) {
    yield await read(database, { filter: { ...filter, range }, after: null, upTo: null });
  }
}

/** Each part is as large as the last ones were quick; how long one waited for its turn says nothing of that. */
async function* readBriefly<T>(
  database: Database,
  survey: Survey,
  filter: ResultFilter,
  read: (db: Queries, part: RowPart) => Promise<T>,
): AsyncGenerator<T> {
  let rows = PACE.first;
  let after: Mark | null = null;
  for (;;) {
    const from: Pick<RowPart, 'filter' | 'after'> = { filter, after };
    const part = await database.transaction(
      async (tx) => {
        const begin = performance.now();
        const upTo = await findEnd(tx, survey, from, rows);
        const found = await read(tx, { ...from, upTo });
        return { upTo, found, tookMs: performance.now() - begin };
      },
      { priority: 'rows' },
    );
    yield part.found;
    if (part.upTo === null) return;
    after = part.upTo;
    rows = nextSize(PACE, rows, part.tookMs);
    // Requests that came in meanwhile are taken up first.
    await pause();
  }
}

/** The days of the filter, divided where they have more rows than are read at once, as the counters know it. */
async function findRanges(
  database: Database,
  survey: Survey,
  filter: ResultFilter,
): Promise<(DayRange | null)[]> {
  const wanted = { questions: [WHOLE_SURVEY], period: 'day' } as const;
  const counted = await sumCounters(database, survey, 'day', { ...filter, versions: null }, wanted);
  const days = counted
    .flatMap(({ cell, start, n }) => (cell === RESPONSES && start !== null ? [{ day: start, n }] : []))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  if (days.reduce((sum, { n }) => sum + n, 0) <= MOST_ROWS) return [filter.range];
  return divideDays(days, MOST_ROWS);
}

/** Days in their order, put together as long as they have no more rows than so many. */
export function divideDays(days: readonly { day: string; n: number }[], most: number): DayRange[] {
  const ranges: DayRange[] = [];
  let rows = most;
  for (const { day, n } of days) {
    const range = ranges.at(-1);
    if (range && rows + n <= most) {
      ranges[ranges.length - 1] = { from: range.from, to: day };
      rows += n;
    } else {
      ranges.push({ from: day, to: day });
      rows = n;
    }
  }
  return ranges;
}

/** At most twice as many as before, so that one lucky part doesn't make the next one long. */
export function nextSize({ fewest, most, targetMs }: Pace, rows: number, tookMs: number): number {
  const fitting = Math.floor((rows * targetMs) / Math.max(tookMs, 0.1));
  return Math.max(fewest, Math.min(most, rows * 2, fitting));
}
