import type { ResponseSort } from '#shared/api/values.ts';
import type { Bind } from './row-filter-repository.ts';
import type { ListPosition } from './row-repository.ts';

/**
 * One part of a sorted list of responses, in the order of an index, so that a page costs the same at a million responses.
 * The parts of a list follow each other.
 */
export interface RowOrder {
  /** The column that it is sorted by before the time; null for time alone. */
  readonly key: 'order_value' | null;
  readonly isAscending: boolean;
  /** The rows of the part. */
  readonly condition: (bind: Bind) => string;
}

const ALL = () => 'true';
const NEWEST_FIRST: RowOrder = { key: null, isAscending: false, condition: ALL };

/** Amounts of another currency cannot be compared, so these responses follow with those without an order, newest first. */
export function rowOrders(sort: ResponseSort, currency: string): readonly RowOrder[] {
  switch (sort) {
    case '-saved':
      return [NEWEST_FIRST];
    case 'saved':
      return [{ ...NEWEST_FIRST, isAscending: true }];
    case '-order':
    case 'order':
      return [
        {
          key: 'order_value',
          isAscending: sort === 'order',
          condition: (bind) => `order_currency = ${bind(currency)}::text AND order_value IS NOT NULL`,
        },
        {
          ...NEWEST_FIRST,
          condition: (bind) =>
            `(order_value IS NULL OR order_currency IS DISTINCT FROM ${bind(currency)}::text)`,
        },
      ];
  }
}

/** The keyset condition for the rows behind a position. */
export function behindCondition(
  { key, isAscending }: RowOrder,
  before: ListPosition | null,
  bind: Bind,
): string {
  if (before === null) return 'true';
  const sign = isAscending ? '>' : '<';
  const moment = `${bind(before.at)}::timestamptz, ${bind(before.responseId)}::text`;
  return key === null
    ? `(first_saved_at, response_id) ${sign} (${moment})`
    : `(${key}, first_saved_at, response_id) ${sign} (${bind(before.key)}::numeric, ${moment})`;
}

export function orderBy({ key, isAscending }: RowOrder, table: string): string {
  const columns = [...(key === null ? [] : [key]), 'first_saved_at', 'response_id'];
  return columns.map((column) => `${table}.${column} ${isAscending ? 'ASC' : 'DESC'}`).join();
}
