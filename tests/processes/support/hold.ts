import type { Database } from '#server/kernel/database/database.ts';

type Table = 'responses' | 'follow_ups' | 'channel_reports' | 'orders' | 'store_writes';

interface Hold {
  /** How many transactions may change rows of each store. Default: one, so that the work has begun and is not done. */
  readonly transactions?: number;
}

/**
 * Keeps work in slices unfinished, on a machine of any speed, so that a kill never comes after its end: this many
 * transactions may change rows of this table in each store, and every later one fails. It waits a little first, so that
 * the kill usually meets a slice that runs. The product repeats it like any job that fails. Called again, it
 * lets the same number through again.
 *
 * Call it before an instance starts, and `release` before the instance that has to complete the work.
 */
export async function hold(database: Database, table: Table, { transactions = 1 }: Hold = {}): Promise<void> {
  await release(database);
  for (const statement of [
    // A schema of its own, because the product deletes from each of its tables that has the column store_id.
    `CREATE SCHEMA hold`,
    `CREATE TABLE hold.stores (id text PRIMARY KEY, transactions integer NOT NULL, latest bigint NOT NULL)`,
    `CREATE FUNCTION hold.check_row() RETURNS trigger LANGUAGE plpgsql AS $$
       DECLARE
         changed record;
       BEGIN
         IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
         INSERT INTO hold.stores AS store VALUES (changed.store_id, 1, txid_current())
           ON CONFLICT (id) DO UPDATE SET transactions = store.transactions + 1, latest = txid_current()
           WHERE store.latest <> txid_current();
         IF (SELECT store.transactions FROM hold.stores AS store WHERE id = changed.store_id) > ${transactions} THEN
           PERFORM pg_sleep(0.2);
           RAISE EXCEPTION 'The test holds this work.';
         END IF;
         RETURN changed;
       END $$`,
    `CREATE TRIGGER hold BEFORE INSERT OR UPDATE OR DELETE ON ${table}
       FOR EACH ROW EXECUTE FUNCTION hold.check_row()`,
  ])
    await database.query(statement);
}

/** Lets the work continue. */
export async function release(database: Database): Promise<void> {
  await database.query(`DROP SCHEMA IF EXISTS hold CASCADE`);
}
