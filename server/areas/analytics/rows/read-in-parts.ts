import { setImmediate as pause } from 'node:timers/promises';
import { RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type { DayRange } from '#shared/analytics/query.ts';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import { sumCounters } from './counter-sums-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { ResultFilter } from './row-filter.ts';
import { findPartEnd, type ListPosition, type RowPart } from './row-repository.ts';

/** The number of rows per part, and the target duration. */
export interface Pace {
  readonly first: number;
  readonly fewest: number;
  readonly most: number;
  readonly targetMs: number;
}

/** PGlite has one session, so its parts are short. */
const PACE: Pace = { first: 1_000, fewest: 200, most: 20_000, targetMs: 35 };

/** PostgreSQL has many sessions, so its parts are as long as one statement may well take. */
const LONG_PACE: Pace = { first: 50_000, fewest: 10_000, most: 500_000, targetMs: 1_000 };

/** As many rows as PostgreSQL reads well within the statement timeout. */
const MAX_ROWS = 1_000_000;

/** Reads the rows that the filter may select in parts. Each row is in one part. */
export async function* readInParts<T>(
  database: Database,
  survey: SurveyKey,
  filter: ResultFilter,
  read: (db: Queries, part: RowPart) => Promise<T>,
): AsyncGenerator<T> {
  if (database.engine === 'pglite') {
    yield* readAdaptively(database, survey, filter, read);
    return;
  }
  for (const range of await findRanges(database, survey, filter)) {
    yield await read(database, { filter: { ...filter, range }, after: null, upTo: null });
  }
}

function readAdaptively<T>(
  database: Database,
  survey: SurveyKey,
  filter: ResultFilter,
  read: (db: Queries, part: RowPart) => Promise<T>,
): AsyncGenerator<T> {
  return readByPosition<ListPosition, T>(database, async (tx, after, rows) => {
    const upTo = await findPartEnd(tx, survey, { filter, after }, rows);
    return { upTo, found: await read(tx, { filter, after, upTo }) };
  });
}

/** One part of an ordered table, and the position of its last row; null if it has the table's last row. */
export interface ReadPart<Position, T> {
  readonly upTo: Position | null;
  readonly found: T;
}

/** Adapts the size of the parts to their duration, without the time that they waited for the session. */
export async function* readByPosition<Position, T>(
  database: Database,
  read: (tx: Queries, after: Position | null, rows: number) => Promise<ReadPart<Position, T>>,
): AsyncGenerator<T> {
  const pace = database.engine === 'pglite' ? PACE : LONG_PACE;
  let rows = pace.first;
  let after: Position | null = null;
  for (;;) {
    const from: Position | null = after;
    const part: ReadPart<Position, T> & { tookMs: number } = await database.transaction(
      async (tx) => {
        const begin = performance.now();
        const found = await read(tx, from, rows);
        return { ...found, tookMs: performance.now() - begin };
      },
      { priority: 'rows' },
    );
    yield part.found;
    if (part.upTo === null) return;
    after = part.upTo;
    rows = nextSize(pace, rows, part.tookMs);
    // Lets waiting requests run first.
    await pause();
  }
}

/** The filter's days, divided so that each range has at most the rows of one part, by the counters. */
async function findRanges(
  database: Database,
  survey: SurveyKey,
  filter: ResultFilter,
): Promise<(DayRange | null)[]> {
  const wanted = { questions: [WHOLE_SURVEY], period: 'day' } as const;
  const counted = await sumCounters(database, survey, 'day', { ...filter, versions: null }, wanted);
  const days = counted
    .flatMap(({ cell, start, n }) => (cell === RESPONSES && start !== null ? [{ day: start, n }] : []))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  if (days.reduce((sum, { n }) => sum + n, 0) <= MAX_ROWS) return [filter.range];
  return divideDays(days, MAX_ROWS);
}

/** Groups consecutive days as long as their rows fit into one part. */
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

/** Grows by a factor of two at most, so that one fast part does not make the next too slow. */
export function nextSize({ fewest, most, targetMs }: Pace, rows: number, tookMs: number): number {
  const fitting = Math.floor((rows * targetMs) / Math.max(tookMs, 0.1));
  return Math.max(fewest, Math.min(most, rows * 2, fitting));
}
