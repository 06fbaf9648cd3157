import type { ResponseSort } from '#shared/api/analytics-responses.ts';
import type { Bind } from './row-filter-repository.ts';
import type { ListPosition } from './row-repository.ts';

/** The order of a list of responses. Equal values are listed newest first. */
export interface RowOrder {
  /** The sorted number as an SQL expression that is never null, the first row's being the largest; null for time. */
  readonly key: string | null;
  readonly isOldestFirst: boolean;
}

export const NEWEST_FIRST: RowOrder = { key: null, isOldestFirst: false };

/** Beyond every value of the column, so that rows without one come last. */
const LAST = '-1000000000000';

/** Amounts of another currency cannot be compared; their rows come last. */
export function rowOrder(sort: ResponseSort, currency: string, bind: Bind): RowOrder {
  const amount = () => `CASE WHEN order_currency = ${bind(currency)}::text THEN order_value END`;
  const by = (key: string): RowOrder => ({ key: `coalesce(${key}, ${LAST})`, isOldestFirst: false });
  switch (sort) {
    case '-saved':
      return NEWEST_FIRST;
    case 'saved':
      return { key: null, isOldestFirst: true };
    case '-order':
      return by(amount());
    case 'order':
      return by(`-(${amount()})`);
    case '-duration':
      return by('duration_ms');
    case 'duration':
      return by('-duration_ms');
  }
}

/** Sorted by a value, or only by time. */
export const isKeyed = (sort: ResponseSort): boolean => sort !== '-saved' && sort !== 'saved';

/** The keyset condition for the rows behind a position. */
export function behindCondition(
  { key, isOldestFirst }: RowOrder,
  before: ListPosition | null,
  bind: Bind,
): string {
  if (before === null) return 'true';
  const moment = `${bind(before.at)}::timestamptz, ${bind(before.responseId)}::text`;
  if (key === null) return `(first_saved_at, response_id) ${isOldestFirst ? '>' : '<'} (${moment})`;
  return `(${key}, first_saved_at, response_id) < (${bind(before.key)}::numeric, ${moment})`;
}

/** `key` is the expression, or the column that holds its value. */
export function orderBy({ key, isOldestFirst }: RowOrder, table: string): string {
  const direction = isOldestFirst ? 'ASC' : 'DESC';
  const time = `${table}.first_saved_at ${direction}, ${table}.response_id ${direction}`;
  return key === null ? time : `${key} DESC, ${time}`;
}
