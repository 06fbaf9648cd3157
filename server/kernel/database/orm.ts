import { DrizzleQueryError } from 'drizzle-orm';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PreparedQuery } from 'drizzle-orm/pg-proxy';
import { PgRemoteDatabase, PgRemoteSession } from 'drizzle-orm/pg-proxy';
import type { Result, Statement } from './engine.ts';
import { toObjects } from './engine.ts';
import { encode } from './values.ts';

type NoTables = Record<string, never>;
type Run = (statement: Statement) => Promise<Result>;

/** Drizzle on top of the engine's own queries, so that both engines and all transactions take the same path. */
export function createOrm(run: Run): PgRemoteDatabase {
  const dialect = new PgDialect();
  const session = new PlainErrorSession(
    async (text, values: unknown[], method) => {
      const result = await run({ text, values: values.map(encode) });
      return { rows: method === 'all' ? result.rows.map((row) => [...row]) : toObjects(result) };
    },
    dialect,
    undefined,
  );
  return new PgRemoteDatabase(dialect, session, undefined);
}

/**
 * Drizzle wraps database errors in one whose message quotes the statement with its values: personal data in the log,
 * and no SQLSTATE for the retry. This session throws the original error.
 */
class PlainErrorSession extends PgRemoteSession<NoTables, NoTables> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...description: Parameters<PgRemoteSession<NoTables, NoTables>['prepareQuery']>
  ): PreparedQuery<T> {
    const prepared = super.prepareQuery<T>(...description);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (placeholders) => {
      try {
        return await execute(placeholders);
      } catch (error) {
        throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
      }
    };
    return prepared;
  }
}
