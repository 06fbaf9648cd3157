import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { freshPostgresUrl, migratedImage } from '#tests/support/database.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** On a busy machine, one statement that makes a hundred thousand responses out of a thousand can take minutes. */
const SLOW_STATEMENTS = { statementTimeoutMs: 300_000 };

export async function openPostgres(): Promise<Database> {
  const database = await openDatabase({
    engine: 'postgres',
    url: await freshPostgresUrl(),
    ...SLOW_STATEMENTS,
  });
  await migrate(database, MIGRATIONS);
  return database;
}

export const openMemory = async () =>
  openDatabase({ engine: 'pglite', dataDir: 'memory', image: await migratedImage() });
