import { UPKEEP, type Database, type Queries } from '#server/kernel/database/database.ts';
import { listClusterTables } from '#server/kernel/database/distribution.ts';
import { beginSnapshot, lockWrites, takeSnapshots } from './table-repository.ts';

/** Runs `work` in a transaction that sees one consistent snapshot of every table while other transactions write. */
export async function withConsistentSnapshot(
  database: Database,
  work: (tx: Queries) => Promise<void>,
): Promise<void> {
  const distributed = await listDistributed(database);
  const [first] = distributed;
  if (first === undefined) {
    await database.transaction(async (tx) => {
      await beginSnapshot(tx);
      await work(tx);
    }, UPKEEP);
    return;
  }
  // Each node has its own snapshot: writers wait for the milliseconds in which all snapshots are taken.
  const writers = await holdWrites(database, distributed);
  try {
    await database.transaction(async (tx) => {
      await beginSnapshot(tx);
      await takeSnapshots(tx, first);
      writers.release();
      await work(tx);
    }, UPKEEP);
  } finally {
    writers.release();
    await writers.released;
  }
}

async function listDistributed(database: Database): Promise<string[]> {
  const tables = (await listClusterTables(database)) ?? [];
  const isSpread = tables.some(({ placement }) => placement === 'distributed');
  const ofCluster = tables.filter(({ plan }) => plan !== 'unknown');
  // Distributed tables come first: reading one reaches every node.
  const order = ofCluster.sort(
    (a, b) => Number(b.placement === 'distributed') - Number(a.placement === 'distributed'),
  );
  return isSpread ? order.map(({ name }) => name) : [];
}

interface HeldWrites {
  readonly release: () => void;
  readonly released: Promise<void>;
}

/** Resolves once all writing transactions have ended; new ones wait. */
async function holdWrites(database: Database, tables: readonly string[]): Promise<HeldWrites> {
  let release = () => {};
  const end = new Promise<void>((resolve) => (release = resolve));
  let released = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    released = database.transaction(async (tx) => {
      await lockWrites(tx, tables);
      resolve();
      await end;
    }, UPKEEP);
    released.catch(reject);
  });
  return { release, released };
}
