import type { Database, Queries, RowShape } from '#server/kernel/database/database.ts';

/** A database that fails after a number of slices of work, as if the process were killed there. */
export interface FailingDatabase extends Database {
  /** How many more slices succeed. */
  failAfter(slices: number): void;
}

export function failingDatabase(database: Database): FailingDatabase {
  let left = Infinity;
  const live = () => {
    if (left <= 0) throw new Error('The process was killed.');
  };
  return {
    engine: database.engine,
    async query<Row extends RowShape<Row>>(...[sql, parameters, options]: Parameters<Queries['query']>) {
      live();
      // A write outside a transaction counts as one slice.
      const isSlice = options?.priority === 'upkeep' || options?.priority === 'rows';
      if (isSlice && /\bDELETE\b/.test(sql)) left -= 1;
      return database.query<Row>(sql, parameters, options);
    },
    async transaction(work, options) {
      live();
      const result = await database.transaction(work, options);
      if (options?.priority === 'upkeep') left -= 1;
      return result;
    },
    close: () => database.close(),
    failAfter: (slices) => void (left = slices),
  };
}
