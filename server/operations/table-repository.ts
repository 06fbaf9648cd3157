import { randomUUID } from 'node:crypto';
import type { Queries } from '#server/kernel/database/database.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key, by which the rows are sorted. */
  readonly key: readonly string[];
}

/**
 * Tables without people's data. A restore fills the record of migrations by applying them. The record of chores says
 * what ran on one deployment; without it, a restored one does all of them again, such as erasing what came back.
 */
const OWN_RECORDS = ['migrations', 'chores'];

/** Every table with people's data, sorted by name. */
export async function listTables(queries: Queries): Promise<Table[]> {
  return queries.query<Table & object>(
    `SELECT c.relname AS name,
        array_agg(a.attname::text ORDER BY a.attnum) AS columns,
        (SELECT array_agg(k.attname::text ORDER BY array_position(i.indkey::int2[], k.attnum))
           FROM pg_index i JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = ANY (i.indkey::int2[])
          WHERE i.indrelid = c.oid AND i.indisprimary) AS key
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1::text[])
      GROUP BY c.oid, c.relname ORDER BY c.relname COLLATE "C"`,
    [OWN_RECORDS],
  );
}

export async function listMigrations(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  return rows.map(({ name }) => name);
}

/** Starts a consistent snapshot of all tables, without a time limit. */
export async function beginSnapshot(tx: Queries): Promise<void> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  await withoutLimits(tx);
}

/** The longest time that writers of a running app wait for a backup to begin. */
const LONGEST_HOLD = `'10s'`;

/** Waits for transactions that write to these tables, and blocks new ones until this transaction ends. */
export async function lockWrites(tx: Queries, tables: readonly string[]): Promise<void> {
  await tx.query(`SET LOCAL lock_timeout = ${LONGEST_HOLD}`);
  await tx.query(`LOCK TABLE ${tables.map(quoted).join(', ')} IN SHARE MODE`);
}

/**
 * Takes the snapshot of every node of a cluster, which lasts until the transaction ends. Reading a distributed table
 * opens one connection to each node.
 */
export async function takeSnapshots(tx: Queries, distributedTable: string): Promise<void> {
  await tx.query('SET LOCAL citus.max_adaptive_executor_pool_size = 1');
  await tx.query(`SELECT count(*) FROM (SELECT 1 FROM ${quoted(distributedTable)} LIMIT 1) AS any_row`);
}

/** Reading or writing a whole table takes longer than the app's statement time-out. */
export async function withoutLimits(tx: Queries): Promise<void> {
  await tx.query('SET LOCAL statement_timeout = 0');
  await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0');
}

/** Rows per batch: a few megabytes at most, and few enough round trips. */
const SLICE = 500;
/** A row of these tables is a picture of up to half a megabyte. */
const LARGE_ROWS = ['image_files'];
const SLICE_OF_LARGE_ROWS = 10;

export const sliceOf = ({ name }: Pick<Table, 'name'>): number =>
  LARGE_ROWS.includes(name) ? SLICE_OF_LARGE_ROWS : SLICE;

/** The rows of a table in PostgreSQL's text form, sorted by the table's key. */
export async function* readRows(tx: Queries, table: Table): AsyncGenerator<string[]> {
  const { name, key } = table;
  const slice = sliceOf(table);
  const order = key.map(quoted).join(', ');
  // The app itself uses no cursor. This transaction belongs to a command that runs nothing else.
  await tx.query(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT t::text AS row FROM ${quoted(name)} t ORDER BY ${order}`,
  );
  for (;;) {
    const rows = await tx.query<{ row: string }>(`FETCH ${slice} FROM backup`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < slice) break;
  }
  await tx.query('CLOSE backup');
}

export async function insertRows(tx: Queries, name: string, rows: readonly string[]): Promise<void> {
  // Without OFFSET, PostgreSQL would read the row once for each of its columns.
  await tx.query(
    `INSERT INTO ${quoted(name)}
     SELECT (made.row).* FROM (SELECT text::${quoted(name)} AS row FROM unnest($1::text[]) AS text OFFSET 0) made`,
    [rows],
  );
}

/** Gives up the webhooks that wait. */
export async function giveUpDeliveries(tx: Queries): Promise<void> {
  if (!(await hasTable(tx, 'outbox'))) return;
  const stores = await tx.query<{ storeId: string }>(
    `SELECT /* every store */ DISTINCT store_id FROM outbox WHERE state = 'waiting' ORDER BY store_id`,
  );
  for (const { storeId } of stores) {
    await tx.query(
      `UPDATE outbox SET state = 'dead', settled_at = now() WHERE store_id = $1 AND state = 'waiting'`,
      [storeId],
    );
  }
}

/** Ends all links to results. */
export async function endShares(tx: Queries): Promise<void> {
  if (!(await hasTable(tx, 'shares'))) return;
  await changeInEachStore(tx, 'shares', 'ended_at IS NULL', 'ended_at = now()');
}

/** Ends all sessions, the links that begin one, and installs under way. */
export async function endSessions(tx: Queries): Promise<void> {
  await changeInEachStore(tx, 'sessions', 'revoked_at IS NULL', 'revoked_at = now()');
  await changeInEachStore(tx, 'handoffs', 'used_at IS NULL', 'used_at = now()');
  await tx.query(`UPDATE oauth_states SET used_at = now() WHERE used_at IS NULL`);
}

/** Ends all API keys. With no key that reads, changes of responses are not recorded. */
export async function endKeys(tx: Queries): Promise<void> {
  if (!(await hasTable(tx, 'api_keys'))) return;
  await changeInEachStore(tx, 'api_keys', 'ended_at IS NULL', `ended_at = now(), ended_by = 'restore'`);
  await changeInEachStore(tx, 'stores', 'changes_since IS NOT NULL', 'changes_since = NULL');
}

/** Ends all tokens of the billing service. A store gets a new one with its next call. */
export async function endBillingTokens(tx: Queries): Promise<void> {
  await changeInEachStore(tx, 'stores', 'billing_token_sealed IS NOT NULL', 'billing_token_sealed = NULL');
}

/** Notes the restore in each store's activity log. */
export async function noteRestore(tx: Queries, madeAt: string): Promise<void> {
  if (!(await hasTable(tx, 'activity'))) return;
  const subject = `as of ${madeAt.slice(0, 16).replace('T', ' ')} UTC. Logins, API keys and share links ended`;
  const stores = await tx.query<{ storeId: string }>(
    `SELECT /* every store */ store_id FROM stores ORDER BY store_id`,
  );
  for (const { storeId } of stores) {
    await tx.query(
      `INSERT INTO activity (store_id, activity_id, at, kind, actor, subject)
       VALUES ($1, $2, now(), 'store.restored', 'askwell', $3)`,
      [storeId, randomUUID(), subject],
    );
  }
}

async function changeInEachStore(
  tx: Queries,
  table: string,
  condition: string,
  change: string,
): Promise<void> {
  const stores = await tx.query<{ storeId: string }>(
    `SELECT /* every store */ DISTINCT store_id FROM ${table} WHERE ${condition} ORDER BY store_id`,
  );
  for (const { storeId } of stores) {
    await tx.query(`UPDATE ${table} SET ${change} WHERE store_id = $1 AND ${condition}`, [storeId]);
  }
}

/** Closes the jobs that would complete a deletion of a store. */
export async function closeStoreDeletions(tx: Queries): Promise<void> {
  const stores = await tx.query<{ storeId: string }>(
    `SELECT /* every store */ DISTINCT store_id FROM jobs
      WHERE kind = 'delete_store' AND status = 'queued' ORDER BY store_id`,
  );
  for (const { storeId } of stores) {
    await tx.query(
      `UPDATE jobs SET status = 'done', finished_at = now(), payload = '{"outcome": "closed by a restore"}',
              lease_by = NULL, lease_until = NULL
        WHERE store_id = $1 AND kind = 'delete_store' AND status = 'queued'`,
      [storeId],
    );
  }
}

/** A backup of an older release lacks the newer tables. */
async function hasTable(tx: Queries, name: string): Promise<boolean> {
  const found = await tx.query(`SELECT 1 FROM pg_class WHERE oid = to_regclass('public.' || $1::text)`, [
    name,
  ]);
  return found.length > 0;
}

export async function hasRows(queries: Queries, name: string): Promise<boolean> {
  const rows = await queries.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
  return rows.length > 0;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
