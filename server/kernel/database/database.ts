/**
 * The only access to the data. Behind it is PGlite in a worker thread or PostgreSQL; repositories cannot tell which.
 * Both return the same values: bigint and numeric as `string` unless the statement casts them, timestamps as ISO
 * strings in UTC, dates as `YYYY-MM-DD`, jsonb parsed.
 */
export interface Database extends Queries {
  readonly engine: 'pglite' | 'postgres';

  /**
   * Runs `work` in one transaction and commits when it resolves. Await nothing but the database inside: on PGlite
   * all other queries wait. The transaction is retried on SQLSTATE 40001 and 40P01, so `work` must be repeatable.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;

  /** Finishes queued statements, then closes. */
  close(): Promise<void>;
}

export interface Queries {
  /**
   * Runs hand-written SQL with `$1`-style parameters. An array becomes a PostgreSQL array, any other object JSON;
   * pass a list meant as JSON as text. Failures throw a `DatabaseError`.
   *
   * A row's fields have the columns' names in camelCase: `store_id` → `storeId`, `value_1` → `value1`. What a jsonb value
   * contains keeps its names.
   */
  query<Row extends RowShape<Row> = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Row[]>;
}

/** A type of rows without names in SQL's style, which no row has. */
export type RowShape<Row> = { [Name in keyof Row]: Name extends `${string}_${string}` ? never : Row[Name] };

/** The handle of one transaction. */
export interface Transaction extends Queries {
  /**
   * Ends the transaction: sends the statements of `write` and COMMIT at once, in one round trip. `write` issues all of
   * them before any has a reply. If one fails, or cannot be built, nothing is kept.
   */
  commitWith<T>(write: (last: Queries) => Promise<T>): Promise<T>;
}

/** The order of waiting statements on PGlite's single session. */
export type Priority = 'ingest' | 'screen' | 'rows' | 'upkeep';

export interface QueryOptions {
  /** Default: screen. */
  priority?: Priority;
  /**
   * The database keeps the statement for the session and its plan for a second, so a busy server does not have it parsed
   * and planned for each batch. Only for a fixed text whose best plan is the same for all parameters.
   */
  keepsPlan?: boolean;
}

/** For work that nobody waits for. */
export const UPKEEP = { priority: 'upkeep' } as const satisfies QueryOptions;

export interface TransactionOptions extends QueryOptions {
  /**
   * The first statements only read, so they are sent together with BEGIN. If BEGIN failed, they would run without a
   * transaction.
   */
  readsFirst?: boolean;
}

/** Rows of one or several stores. */
export type RowsByStore<Row> = readonly {
  readonly storeId: string;
  readonly rows: readonly Row[];
}[];

/** Rows of one store; none without rows. */
export const ofStore = <Row>(storeId: string, rows: readonly Row[]): RowsByStore<Row> =>
  rows.length > 0 ? [{ storeId, rows }] : [];

/** Picks rows of each store, and leaves out stores without any. */
export function rowsByStore<Store extends { readonly storeId: string }, Row>(
  stores: readonly Store[],
  rowsOf: (store: Store) => readonly Row[],
): RowsByStore<Row> {
  return stores
    .map((store) => ({ storeId: store.storeId, rows: rowsOf(store) }))
    .filter(({ rows }) => rows.length > 0);
}

/** What was found, by store. */
export type ByStore<Found> = ReadonlyMap<string, readonly Found[]>;

export function byStore<Row extends { readonly storeId: string }, Found>(
  rows: readonly Row[],
  toFound: (row: Row) => Found,
): ByStore<Found> {
  const found = new Map<string, Found[]>();
  for (const row of rows) {
    const own = found.get(row.storeId);
    if (own) own.push(toFound(row));
    else found.set(row.storeId, [toFound(row)]);
  }
  return found;
}
