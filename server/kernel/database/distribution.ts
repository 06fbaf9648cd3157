import type { Database, Queries } from './database.ts';

/**
 * The only tables whose key does not start with the store. They are small, and every node has a copy (a reference
 * table). Every other table is distributed by `store_id`.
 */
export const REFERENCE_TABLES: readonly string[] = ['chores', 'migrations', 'oauth_states', 'shop_domains'];

/** How a table should be placed in a cluster; `unknown` is a table that this program cannot place. */
export type Plan = 'distributed' | 'reference' | 'unknown';

export type Placement = 'distributed' | 'reference' | 'local';

export interface PlacedTable {
  readonly name: string;
  readonly plan: Plan;
  readonly placement: Placement;
  /** Tables of one group have the rows of a store on the same node; null for a local table. */
  readonly group: number | null;
}

/** The plan for a table, by the first column of its primary key. */
export function planOf(table: string, firstOfKey: string | null): Plan {
  if (REFERENCE_TABLES.includes(table)) return 'reference';
  return firstOfKey === 'store_id' ? 'distributed' : 'unknown';
}

export interface CitusFacts {
  readonly version: string;
  /** Nodes that may hold rows of stores. */
  readonly nodes: number;
  readonly isCoordinator: boolean;
}

/** What the database's Citus extension reports; null without the extension. */
export async function readCitus(queries: Queries): Promise<CitusFacts | null> {
  const [extension] = await queries.query<{ version: string }>(
    `SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'`,
  );
  if (extension === undefined) return null;
  const [facts] = await queries.query<{ nodes: number; isCoordinator: boolean }>(
    `SELECT (SELECT count(*)::int FROM pg_dist_node
              WHERE noderole = 'primary' AND isactive AND shouldhaveshards) AS nodes,
            (SELECT groupid = 0 FROM pg_dist_local_group) AS is_coordinator`,
  );
  return {
    version: extension.version,
    nodes: facts?.nodes ?? 0,
    isCoordinator: facts?.isCoordinator ?? false,
  };
}

interface Row {
  name: string;
  firstOfKey: string | null;
  method: string | null;
  model: string | null;
  groupId: number | null;
}

/** Every table with its placement. Requires the Citus extension. */
export async function listPlacedTables(queries: Queries): Promise<PlacedTable[]> {
  const rows = await queries.query<Row>(
    `SELECT c.relname AS name, p.partmethod::text AS method, p.repmodel::text AS model, p.colocationid AS group_id,
            (SELECT a.attname FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
              WHERE i.indrelid = c.oid AND i.indisprimary) AS first_of_key
       FROM pg_class c LEFT JOIN pg_dist_partition p ON p.logicalrelid = c.oid
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
      ORDER BY c.relname COLLATE "C"`,
  );
  return rows.map((row) => {
    const placement = placementOf(row);
    return {
      name: row.name,
      plan: planOf(row.name, row.firstOfKey),
      placement,
      group: placement === 'local' ? null : row.groupId,
    };
  });
}

/**
 * Citus stores `h` for a hash-distributed table and `n` for a table without a distribution key, which is a reference
 * table if it is replicated (`t`).
 */
function placementOf({ method, model }: Row): Placement {
  if (method === 'h') return 'distributed';
  return method === 'n' && model === 't' ? 'reference' : 'local';
}

/**
 * Tables that a migration created after the database was distributed: they lie on the coordinator only until `npm
 * run distribute` runs. Empty if no table is distributed.
 */
export async function findUndistributedTables(database: Database): Promise<string[]> {
  const tables = (await listClusterTables(database)) ?? [];
  if (!tables.some(({ placement }) => placement === 'distributed')) return [];
  return tables
    .filter(({ plan, placement }) => plan !== 'unknown' && plan !== placement)
    .map(({ name }) => name);
}

/** Every table with its placement; null for a database without Citus. */
export async function listClusterTables(database: Database): Promise<PlacedTable[] | null> {
  if (database.engine !== 'postgres' || (await readCitus(database)) === null) return null;
  return listPlacedTables(database);
}

/**
 * Distributes a table by store, with its rows. `beside` names a distributed table whose group it joins; null creates
 * a new group.
 */
export async function distributeTable(tx: Queries, name: string, beside: string | null): Promise<void> {
  await tx.query(`SELECT create_distributed_table($1::regclass, 'store_id', colocate_with => $2::text)`, [
    name,
    beside ?? 'none',
  ]);
  await dropLeftCopy(tx, name);
}

/** Copies a table with its rows to every node. */
export async function replicateTable(tx: Queries, name: string): Promise<void> {
  await tx.query(`SELECT create_reference_table($1::regclass)`, [name]);
  await dropLeftCopy(tx, name);
}

/** Citus leaves the former rows on the coordinator, where no statement reaches them, not even an erasure. */
async function dropLeftCopy(tx: Queries, name: string): Promise<void> {
  await tx.query(`SELECT truncate_local_data_after_distributing_table($1::regclass)`, [name]);
}
