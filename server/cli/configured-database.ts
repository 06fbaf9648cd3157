import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig, type Config } from '#server/kernel/config/config.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { openConfigured, wouldBeNew } from '#server/kernel/database/open-database.ts';
import { Refusal } from '#server/operations/refusal.ts';
import { listClusterTables } from '#server/kernel/database/distribution.ts';
import { say } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Applies all migrations, or only the named ones. */
export const migrateTables = (database: Database, only?: readonly string[]) =>
  migrate(database, join(ROOT, 'server/kernel/database/migrations'), only);

export const readConfig = (): Config => loadConfig({ root: ROOT, env: process.env });

/** Opens the configured database, runs `work`, and always closes the database. */
export async function withConfiguredDatabase<T>(
  work: (database: Database) => Promise<T>,
  config = readConfig(),
): Promise<T> {
  const database = await openConfigured(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Like `withConfiguredDatabase`, but refuses a data folder without a database instead of creating an empty one. */
export function withStoredDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const config = readConfig();
  refuseNewDatabase(config, 'DATABASE_URL or DATA_DIR');
  return withConfiguredDatabase(work, config);
}

/** Throws if the data folder has no database. `settings` names what the person who runs the command has to set. */
export function refuseNewDatabase(config: Config, settings: string): void {
  if (!wouldBeNew(config)) return;
  throw new Refusal(`There is no database in ${config.app.dataDir}. Set ${settings} to what the app has.`);
}

/** Runs after rows were inserted into a database of a Citus cluster: warns if they lie on the coordinator only. */
export async function warnUndistributed(database: Database): Promise<void> {
  const tables = (await listClusterTables(database)) ?? [];
  if (tables.every(({ plan, placement }) => plan === 'unknown' || plan === placement)) return;
  say('This database has Citus, and the rows lie on the coordinator alone: run npm run distribute.');
}
