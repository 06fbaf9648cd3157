import type { Database, Queries } from '#server/kernel/database/database.ts';

/** The same database, but statements about one store fail. */
export function failingFor(database: Database, storeId: string): Database {
  const query =
    (queries: Queries): Queries['query'] =>
    async (sql, parameters = [], options = {}) => {
      if (parameters[0] === storeId) throw new Error('A test makes the statements of this store fail.');
      return queries.query(sql, parameters, options);
    };
  return {
    ...database,
    query: query(database),
    transaction: (work, options) => database.transaction((tx) => work({ ...tx, query: query(tx) }), options),
  };
}
