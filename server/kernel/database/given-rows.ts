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
