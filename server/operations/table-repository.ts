import type { Queries } from '#server/kernel/database/database.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key, by which the rows are put in order. */
  readonly key: readonly string[];
}

/** What says which migrations were applied; it comes back by applying them. */
export const MIGRATIONS_TABLE = 'migrations';

/** Every table with people's data, in the order of their names. */
export async function listTables(queries: Queries): Promise<Table[]> {
  return queries.query<Table & object>(
    `SELECT c.relname AS name,
        array_agg(a.attname::text ORDER BY a.attnum) AS columns,
        (SELECT array_agg(k.attname::text ORDER BY array_position(i.indkey::int2[], k.attnum))
           FROM pg_index i JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = ANY (i.indkey::int2[])
          WHERE i.indrelid = c.oid AND i.indisprimary) AS key
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND c.relname <> $1
      GROUP BY c.oid, c.relname ORDER BY c.relname COLLATE "C"`,
    [MIGRATIONS_TABLE],
  );
}

export async function listMigrations(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  return rows.map(({ name }) => name);
}

/** One moment of all tables, however long it takes to read them, and no limit to that. */
export async function beginSnapshot(tx: Queries): Promise<void> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  await withoutLimits(tx);
}

/** Reading or writing a whole table takes longer than any statement of the app. */
export async function withoutLimits(tx: Queries): Promise<void> {
  await tx.query('SET LOCAL statement_timeout = 0');
  await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0');
}

/** Rows at a time: enough for the trip, a few megabytes at most. */
const SLICE = 500;

/** The rows of a table as PostgreSQL writes them, in the order of its key. */
export async function* readRows(tx: Queries, { name, key }: Table): AsyncGenerator<string[]> {
  const order = key.map(quoted).join(', ');
  // A cursor is all but forbidden here. This transaction belongs to a command that does nothing else meanwhile.
  await tx.query(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT t::text AS row FROM ${quoted(name)} t ORDER BY ${order}`,
  );
  for (;;) {
    const rows = await tx.query<{ row: string }>(`FETCH ${SLICE} FROM backup`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < SLICE) break;
  }
  await tx.query('CLOSE backup');
}

export async function insertRows(tx: Queries, name: string, rows: readonly string[]): Promise<void> {
  // OFFSET keeps the row from being read once for each of its columns.
  await tx.query(
    `INSERT INTO ${quoted(name)}
     SELECT (made.row).* FROM (SELECT text::${quoted(name)} AS row FROM unnest($1::text[]) AS text OFFSET 0) made`,
    [rows],
  );
}

export async function hasRows(queries: Queries, name: string): Promise<boolean> {
  const [found] = await queries.query<{ any: boolean }>(`SELECT EXISTS (SELECT FROM ${quoted(name)}) AS any`);
  return found?.any ?? false;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
