import { AppError } from '#shared/errors.ts';
import { isRealMoment } from '#shared/real-moment.ts';
import type { Mark } from './row-repository.ts';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Null after the last one. */
  readonly next: string | null;
}

interface Filling<Row extends Mark, Item> {
  readonly after: string;
  readonly limit: number;
  /** The next rows in the order of the list. */
  readonly fetch: (after: Mark | null, rows: number) => Promise<readonly Row[]>;
  /** Null for a row that isn't asked for. */
  readonly take: (row: Row) => Item | null;
}

const SLICE = 250;
/** A search that finds little returns what it has after so many rows, with a cursor to go on from. */
const MOST_LOOKED = 5_000;

/** One page of a list out of rows that are only known to match when they are looked at. */
export async function fillPage<Row extends Mark, Item>({
  after,
  limit,
  fetch,
  take,
}: Filling<Row, Item>): Promise<Page<Item>> {
  const items: Item[] = [];
  let mark = readMark(after);
  let slice = Math.max(limit * 2, 50);
  for (let looked = 0; looked < MOST_LOOKED; slice = SLICE) {
    const rows = await fetch(mark, slice);
    for (const [at, row] of rows.entries()) {
      mark = row;
      const item = take(row);
      if (item !== null) items.push(item);
      if (items.length < limit) continue;
      const isLast = rows.length < slice && at === rows.length - 1;
      return { items, next: isLast ? null : writeMark(row) };
    }
    if (rows.length < slice) return { items, next: null };
    looked += rows.length;
  }
  return { items, next: mark && writeMark(mark) };
}

function writeMark({ at, responseId }: Mark): string {
  return `${at}_${responseId}`;
}

function readMark(text: string): Mark | null {
  if (text === '') return null;
  const [, at, responseId] = /^([^_]+Z)_([\w-]+)$/.exec(text) ?? [];
  if (at === undefined || responseId === undefined || !isRealMoment(at)) {
    throw new AppError('INVALID_INPUT', undefined, { fields: { after: 'This is no page of the list.' } });
  }
  return { at, responseId };
}
