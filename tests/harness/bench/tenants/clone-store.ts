import type { Database } from '#server/kernel/database/database.ts';
import { listTables } from '#server/operations/table-repository.ts';

/** Copies in one statement; a statement for all of them would hold the transaction's rows for minutes. */
const AT_ONCE = 250;

/** The columns that are not the same in a copy, as SQL. `copies` has the copy's number and its store. */
const CHANGED: Readonly<Record<string, string>> = {
  store_id: 'copies.id',
  shop_domain: `'clone-' || copies.number || '.myshopify.com'`,
  // A public id ends with the store's.
  public_id: `left(public_id, 32) || copies.id`,
  billing_customer_id: `billing_customer_id || copies.number`,
};

/** The id of a store's copy. */
const COPY_ID = 'md5($1::text || number)';

/** Copies everything that the database holds of a store, `count` times, and returns the ids of the copies. */
export async function cloneStore(database: Database, storeId: string, count: number): Promise<string[]> {
  const tables = (await listTables(database)).filter(({ columns }) => columns.includes('store_id'));
  for (let from = 1; from <= count; from += AT_ONCE) {
    const until = Math.min(count, from + AT_ONCE - 1);
    for (const { name, columns } of tables) {
      const values = columns.map((column) => CHANGED[column] ?? `${name}.${column}`);
      await database.query(
        `INSERT INTO ${name} (${columns.join(', ')})
         SELECT ${values.join(', ')} FROM ${name}
           CROSS JOIN (SELECT number, ${COPY_ID} AS id FROM generate_series($2::int, $3::int) AS number) AS copies
          WHERE store_id = $1`,
        [storeId, from, until],
        { priority: 'upkeep' },
      );
    }
  }
  const rows = await database.query<{ id: string }>(
    `SELECT ${COPY_ID} AS id FROM generate_series(1, $2::int) AS number`,
    [storeId, count],
  );
  return rows.map(({ id }) => id);
}
