import { UPKEEP, type Database, type Queries } from '#server/kernel/database/database.ts';
import {
  distributeTable,
  listPlacedTables,
  readCitus,
  replicateTable,
  type CitusFacts,
  type PlacedTable,
} from '#server/kernel/database/distribution.ts';
import { lockSchema } from '#server/kernel/database/migrate.ts';
import { Refusal } from './refusal.ts';
import { withoutLimits } from './table-repository.ts';

/** The oldest major version of Citus that was tested. */
const OLDEST_MAJOR = 13;

/** Every other table joins the group of this one, so that all rows of a store lie on one node. */
const ANCHOR = 'stores';

export interface Distribution {
  readonly version: string;
  readonly nodes: number;
  /** The tables that were distributed now. */
  readonly distributed: readonly string[];
  readonly replicated: readonly string[];
  /** The tables that were distributed before. */
  readonly already: readonly string[];
  /**
   * Tables that do not belong to the app and whose key does not start with the store: they stay on the coordinator.
   */
  readonly left: readonly string[];
}

/**
 * Distributes every table with a store by `store_id`, all in one group, and copies the others to every node. Runs in
 * one transaction. Idempotent, and safe while the app runs: its statements wait.
 */
export async function distributeTables(database: Database): Promise<Distribution> {
  const facts = await requireCitus(database);
  return database.transaction(async (tx) => {
    await withoutLimits(tx);
    await lockSchema(tx);
    return { ...facts, ...(await placeTables(tx)) };
  }, UPKEEP);
}

export const IN_DATA_FOLDER =
  'The data is in the data folder. DATABASE_URL has to name the coordinator of a Citus cluster.';

/** What the cluster reports; refuses a database over which the tables cannot be distributed. */
export async function requireCitus(database: Database): Promise<CitusFacts> {
  if (database.engine !== 'postgres') {
    throw new Refusal(IN_DATA_FOLDER);
  }
  const facts = await readCitus(database);
  if (facts === null) {
    throw new Refusal(
      'This database has no citus extension. Run CREATE EXTENSION citus in it, on the coordinator and on every worker.',
    );
  }
  if (Number.parseInt(facts.version, 10) < OLDEST_MAJOR) {
    throw new Refusal(`This is Citus ${facts.version}. Version ${OLDEST_MAJOR} or newer is needed.`);
  }
  if (!facts.isCoordinator) {
    throw new Refusal('This is a worker. DATABASE_URL has to name the coordinator.');
  }
  if (facts.nodes === 0) {
    throw new Refusal('The cluster has no node that may hold rows. Add its workers by citus_add_node first.');
  }
  return facts;
}

type Placed = Pick<Distribution, 'distributed' | 'replicated' | 'already' | 'left'>;

async function placeTables(tx: Queries): Promise<Placed> {
  const tables = await listPlacedTables(tx);
  refuseSplit(tables);
  const missing = (plan: PlacedTable['plan']) =>
    tables.filter((table) => table.plan === plan && table.placement !== plan).map(({ name }) => name);
  const [distributed, replicated] = [missing('distributed'), missing('reference')];
  let beside =
    tables.find(({ plan, placement }) => plan === 'distributed' && placement === plan)?.name ?? null;
  for (const name of anchorFirst(distributed)) {
    await distributeTable(tx, name, beside);
    beside ??= name;
  }
  for (const name of replicated) await replicateTable(tx, name);
  return {
    distributed,
    replicated,
    already: tables.filter(({ plan, placement }) => plan === placement).map(({ name }) => name),
    left: tables.filter(({ plan }) => plan === 'unknown').map(({ name }) => name),
  };
}

/** A single node cannot answer a statement that joins two groups. */
function refuseSplit(tables: readonly PlacedTable[]): void {
  const groups = new Map<number, string>();
  for (const { name, plan, placement, group } of tables) {
    if (plan === 'distributed' && placement === 'distributed' && group !== null) groups.set(group, name);
  }
  if (groups.size < 2) return;
  throw new Refusal(
    `The tables ${[...groups.values()].join(' and ')} are distributed apart from each other. Bring them together first: SELECT update_distributed_table_colocation.`,
  );
}

const anchorFirst = (names: readonly string[]): string[] =>
  [...names].sort((a, b) => Number(b === ANCHOR) - Number(a === ANCHOR));
