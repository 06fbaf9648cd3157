import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

/**
 * The one door to the data. Two engines stand behind it, PGlite in a worker thread and PostgreSQL;
 * repositories can't tell which. Values come back alike on both: bigint and numeric as `string` unless the
 * statement casts them, timestamps as ISO strings in UTC, dates as `YYYY-MM-DD`, jsonb parsed.
 */
export interface Database extends Queries {
  readonly engine: 'pglite' | 'postgres';

  /**
   * Runs `work` in one transaction and commits when it resolves. Nothing foreign may be awaited inside: on
   * PGlite everybody else waits. Retried whole on SQLSTATE 40001 and 40P01, so it must be repeatable.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: QueryOptions): Promise<T>;

  /** Finishes what is queued, then closes. */
  close(): Promise<void>;
}

export interface Queries {
  /**
   * Hand-written SQL with `$1`-style parameters. An array becomes a PostgreSQL array, any other object JSON; a
   * list meant as JSON is given as text. What fails throws a `DatabaseError`.
   */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Row[]>;

  /** The typed query builder over the same connection or transaction. */
  readonly orm: PgRemoteDatabase;
}

/** Who goes first when PGlite's single session is busy. */
export type Priority = 'ingest' | 'screen' | 'rows' | 'upkeep';

export interface QueryOptions {
  /** Default: screen. */
  priority?: Priority;
}
