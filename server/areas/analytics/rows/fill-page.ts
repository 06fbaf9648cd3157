import { UNKNOWN_PAGE } from '#shared/api/paging.ts';
import { AppError } from '#shared/errors.ts';
import { isRealMoment } from '#shared/real-date.ts';
import type { ListPosition } from './row-repository.ts';

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly next: string | null;
}

interface Filling<Row extends ListPosition, Item> {
  readonly after: string;
  readonly limit: number;
  /** Reads the next rows in the order of the list. */
  readonly fetch: (after: ListPosition | null, rows: number) => Promise<readonly Row[]>;
  /** Returns null for a row that does not match. */
  readonly take: (row: Row) => Item | null;
  /** Whether the list has several parts, the first of them sorted by a value. */
  readonly isKeyed?: boolean;
}

/** Responses and texts on one page of a list. */
export const ANSWER_PAGE_SIZE = 20;

const SLICE = 250;
/** A search with few matches stops after this many rows and returns a cursor. */
const MAX_ROWS_READ = 5_000;

/** Fills one page of a list whose rows must be read to know whether they match. */
export async function fillPage<Row extends ListPosition, Item>({
  after,
  limit,
  fetch,
  take,
  isKeyed = false,
}: Filling<Row, Item>): Promise<ListPage<Item>> {
  const items: Item[] = [];
  let mark = readMark(after, isKeyed);
  let slice = Math.max(limit * 2, 50);
  for (let looked = 0; looked < MAX_ROWS_READ; slice = SLICE) {
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

/** In a list of parts, the key of a position is empty in the last part, which is sorted by time. */
function writeMark({ at, responseId, key = '', part }: ListPosition): string {
  return `${at}_${responseId}${part === undefined ? '' : `~${key}`}`;
}

function readMark(text: string, isKeyed: boolean): ListPosition | null {
  if (text === '') return null;
  const [, at, responseId, key] = /^([^_]+Z)_([\w-]+)(?:~(|-?\d{1,16}(?:\.\d{1,4})?))?$/.exec(text) ?? [];
  const isKnown = at !== undefined && responseId !== undefined && isRealMoment(at);
  if (!isKnown || isKeyed !== (key !== undefined)) {
    throw new AppError('INVALID_INPUT', undefined, { fields: { after: UNKNOWN_PAGE } });
  }
  if (key === undefined) return { at, responseId };
  return key === '' ? { at, responseId, part: 1 } : { at, responseId, key, part: 0 };
}
