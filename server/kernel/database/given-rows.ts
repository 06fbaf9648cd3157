import type { RowsByStore } from './database.ts';
import { snakeCase } from './field-names.ts';

/** A column's type in PostgreSQL, and its value in each row. A jsonb value is given as its text. */
type Column<Row, Value> = [Value] extends [number | null]
  ? readonly ['int' | 'bigint', (row: Row) => Value]
  : [Value] extends [boolean | null]
    ? readonly ['boolean', (row: Row) => Value]
    : [Value] extends [string | null]
      ? readonly ['text' | 'date' | 'numeric' | 'timestamptz', (row: Row) => Value]
      : readonly ['jsonb', (row: Row) => string | null];

/** The columns that a statement is given, by their fields. */
export type GivenColumns<Row, Fields> = {
  readonly [Field in keyof Fields]?: Column<Row, Exclude<Fields[Field], undefined>>;
};

export interface GivenRows<Row, Fields> {
  /** The columns' names: `survey_id, version`. */
  readonly names: string;
  /** The lists for `unnest`: `$2::text[], $3::int[]`. */
  readonly lists: string;
  /** The parameters: a list for each column. */
  values(rows: readonly Row[]): unknown[][];
  /** Takes over the columns of another row: `version = excluded.version`. */
  set(from: string, without: readonly (keyof Fields)[]): string;
}

/**
 * Many rows as the parameters of one statement:
 * `INSERT INTO texts (store_id, ${GIVEN.names}) SELECT $1, * FROM unnest(${GIVEN.lists})`. The statement is the same
 * for any number of rows, so it can keep its plan. `Fields` are those of a table, such as `typeof texts.$inferInsert`.
 */
export function givenRows<Row, Fields>(
  columns: GivenColumns<Row, Fields>,
  firstParameter = 2,
): GivenRows<Row, Fields> {
  const entries = Object.entries<readonly [string, (row: Row) => unknown]>(columns as never);
  return {
    names: entries.map(([field]) => snakeCase(field)).join(', '),
    lists: entries.map(([, [type]], at) => `$${at + firstParameter}::${type}[]`).join(', '),
    values: (rows) => entries.map(([, [, valueOf]]) => rows.map(valueOf)),
    set: (from, without) =>
      entries
        .filter(([field]) => !without.includes(field as keyof Fields))
        .map(([field]) => `${snakeCase(field)} = ${from}.${snakeCase(field)}`)
        .join(', '),
  };
}

/** The parts of a statement that depend on whether its rows belong to one store or to several. */
export interface GivenByStore {
  /** `unnest(…) AS given (…)`. */
  readonly rows: string;
  /** The same with the place of each row, from 1. */
  readonly placedRows: string;
  /** The store of a row, by the name that `rows` has in the statement: `$1` or `given.store_id`. */
  readonly storeOf: (alias: string) => string;
  /** For comparing a column with all of the stores: `$1` or `ANY ($1::text[])`. */
  readonly anyStore: string;
}

/**
 * A statement for rows of one or several stores. One store is named by `$1` alone, as a cluster needs it to find the
 * store's node; several stand in a list beside the rows. Parameters besides come before the lists, from `$2`.
 */
export function statementByStore<Row>(
  given: Pick<GivenRows<Row, never>, 'names' | 'lists' | 'values'>,
  write: (parts: GivenByStore) => string,
): (stores: RowsByStore<Row>, ...besides: readonly unknown[]) => [sql: string, parameters: unknown[]] {
  const { names, lists } = given;
  const from = (lists: string, names: string) => ({
    rows: `unnest(${lists}) AS given (${names})`,
    placedRows: `unnest(${lists}) WITH ORDINALITY AS given (${names}, place)`,
  });
  const ofOne = write({
    ...from(lists, names),
    storeOf: () => '$1',
    anyStore: '$1',
  });
  const ofSeveral = write({
    ...from(`$1::text[], ${lists}`, `store_id, ${names}`),
    storeOf: (alias) => `${alias}.store_id`,
    anyStore: 'ANY ($1::text[])',
  });
  return (stores, ...besides) => {
    const rows = stores.flatMap((store) => store.rows);
    const [first] = stores;
    if (first !== undefined && stores.length === 1) {
      return [ofOne, [first.storeId, ...besides, ...given.values(rows)]];
    }
    return [ofSeveral, [storeIdsOf(stores), ...besides, ...given.values(rows)]];
  };
}

/** The store of each row. */
export const storeIdsOf = (stores: RowsByStore<unknown>): string[] =>
  stores.flatMap(({ storeId, rows }) => rows.map(() => storeId));
