import { createDatabase } from './create-database.ts';
import type { Database } from './database.ts';
import type { PgliteOptions } from './pglite/open-pglite.ts';
import { openPglite } from './pglite/open-pglite.ts';
import type { PostgresOptions } from './postgres/postgres-engine.ts';
import { createPostgresEngine } from './postgres/postgres-engine.ts';
import type { EngineWatch } from './watch-engine.ts';
import { watchEngine } from './watch-engine.ts';

export type DatabaseOptions = (PgliteOptions | PostgresOptions) & {
  /** Without the check that code inside a transaction uses its handle. */
  readonly isUnchecked?: boolean;
};

/** Opens the configured database. `migrate` creates the tables. */
export async function openDatabase(options: DatabaseOptions, watch?: EngineWatch): Promise<Database> {
  const engine = options.engine === 'pglite' ? await openPglite(options) : createPostgresEngine(options);
  return createDatabase(watch === undefined ? engine : watchEngine(engine, watch), options);
}
