import type { Database } from '#server/kernel/database/database.ts';
import { listClusterTables } from '#server/kernel/database/distribution.ts';
import { say } from './terminal.ts';

/** Runs after rows were inserted into a database of a Citus cluster: warns if they lie on the coordinator only. */
export async function warnUndistributed(database: Database): Promise<void> {
  const tables = (await listClusterTables(database)) ?? [];
  if (tables.every(({ plan, placement }) => plan === 'unknown' || plan === placement)) return;
  say('This database has Citus, and the rows lie on the coordinator alone: run npm run distribute.');
}
