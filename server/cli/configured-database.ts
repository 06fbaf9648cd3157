import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig, type Config } from '#server/kernel/config/config.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { openConfigured } from '#server/kernel/database/open-configured.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Applies all migrations, or only the named ones. */
export const migrateTables = (database: Database, only?: readonly string[]) =>
  migrate(database, join(ROOT, 'server/kernel/database/migrations'), only);

export const readConfig = (): Config => loadConfig({ root: ROOT, env: process.env });

/** Opens the configured database, runs `work`, and always closes the database. */
export async function withConfiguredDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openConfigured(readConfig());
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
