import pg from 'pg';
import type { Database } from '#server/kernel/database/database.ts';
import { openMigrated } from '../support/bench-place.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

export interface SimulatedTime {
  readonly database: Database;
  readonly clock: () => number;
  /** Sets both clocks, the process's and the database's, to this many milliseconds before now. */
  readonly goBack: (milliseconds: number) => Promise<void>;
  /** What autovacuum does in a real year. Its session has no time limit, as those of the app have. */
  readonly vacuum: () => Promise<void>;
}

/**
 * Opens a PostgreSQL whose `now()` can be set back: its sessions find a function of that name before PostgreSQL's own.
 * The bench plays a year in minutes: rows, updates and upkeep happen in their real order.
 */
export async function openInThePast(address: string): Promise<SimulatedTime> {
  const first = await openMigrated(address);
  const own = new URL(address).pathname.slice(1);
  for (const statement of [
    'CREATE SCHEMA bench',
    `CREATE TABLE bench.shift AS SELECT interval '0' AS shift`,
    `CREATE FUNCTION bench.now() RETURNS timestamptz LANGUAGE sql STABLE
       AS 'SELECT pg_catalog.now() - shift FROM bench.shift'`,
    `ALTER DATABASE ${own} SET search_path = bench, pg_catalog, public`,
  ]) {
    await first.query(statement);
  }
  await first.close();
  const database = await openDatabase({ engine: 'postgres', url: address, isUnchecked: true });
  const upkeep = new pg.Client({ connectionString: address });
  await upkeep.connect();
  let shift = 0;
  return {
    database,
    clock: () => Date.now() - shift,
    vacuum: async () => void (await upkeep.query('VACUUM ANALYZE')),
    async goBack(milliseconds) {
      shift = milliseconds;
      await database.query('UPDATE bench.shift SET shift = make_interval(secs => $1::float8)', [
        shift / 1000,
      ]);
    },
  };
}
