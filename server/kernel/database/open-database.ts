import type { Config } from '#server/kernel/config/config.ts';
import type { Database } from './database.ts';
import { holdsCluster } from './pglite/cluster-folder.ts';
import { type PgliteOptions, openPglite } from './pglite/open-pglite.ts';
import { checkSessionSettings } from './session-settings.ts';
import { type EngineWatch, watchEngine } from './watch-engine.ts';
import { createDatabase } from './create-database.ts';
import { type PostgresOptions, createPostgresEngine } from './postgres/postgres-engine.ts';

/** Opens the database of a configuration. Refuses a PostgreSQL behind a pooler that the configuration does not name. */
export async function openConfigured(
  { mode, app, database: settings }: Pick<Config, 'mode' | 'app' | 'database'>,
  watch?: EngineWatch,
  limits: Pick<PgliteOptions, 'answerWithinMs' | 'memoryBytes'> = {},
): Promise<Database> {
  const { url, poolSize, pooler } = settings;
  const isUnchecked = mode === 'production';
  if (url === null) {
    return openDatabase({ engine: 'pglite', dataDir: app.dataDir, ...limits, isUnchecked }, watch);
  }
  const database = await openDatabase({ engine: 'postgres', url, poolSize, pooler, isUnchecked }, watch);
  try {
    await checkSessionSettings(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Whether `openConfigured` would create a new database in the data folder. */
export function wouldBeNew({ app, database }: Pick<Config, 'app' | 'database'>): boolean {
  return database.url === null && !holdsCluster(app.dataDir);
}

export type DatabaseOptions = (PgliteOptions | PostgresOptions) & {
  /** Without the check that code inside a transaction uses its handle. */
  readonly isUnchecked?: boolean;
};

/** Opens the configured database. `migrate` creates the tables. */
export async function openDatabase(options: DatabaseOptions, watch?: EngineWatch): Promise<Database> {
  const engine = options.engine === 'pglite' ? await openPglite(options) : createPostgresEngine(options);
  return createDatabase(watch === undefined ? engine : watchEngine(engine, watch), options);
}
