import type { Database } from './database.ts';

/** Resolves when the database answers. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.query('SELECT 1', [], { priority: 'ingest' });
}
