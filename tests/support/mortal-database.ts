import type { Database, Queries } from '#server/kernel/database/database.ts';

/** A database that its process loses after some slices of work in parts, as if the process were killed there. */
export interface MortalDatabase extends Database {
  /** From the next slice on, so many still succeed. */
  dieAfter(slices: number): void;
}

export function mortalDatabase(database: Database): MortalDatabase {
  let left = Infinity;
  const live = () => {
    if (left <= 0) throw new Error('The process was killed.');
  };
  return {
    engine: database.engine,
    orm: database.orm,
    async query<Row extends object>(...[sql, parameters, options]: Parameters<Queries['query']>) {
      live();
      // A statement that writes outside a transaction is a slice of its own.
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
    dieAfter: (slices) => void (left = slices),
  };
}
