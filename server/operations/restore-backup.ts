import { Refusal } from './refusal.ts';
import { UPKEEP, type Database, type Queries } from '#server/kernel/database/database.ts';
import { type BackupFacts, checkBackup, readLines, Checksum, type TableEnd } from './backup-format.ts';
import {
  hasRows,
  closeStoreDeletions,
  endBillingTokens,
  endKeys,
  endSessions,
  endShares,
  giveUpDeliveries,
  insertRows,
  listTables,
  noteRestore,
  readRows,
  sliceOf,
  type Table,
  withoutLimits,
} from './table-repository.ts';
import { writeBackup } from './write-backup.ts';

/** Applies all migrations, or only the named ones. */
export type Migrate = (database: Database, only?: readonly string[]) => Promise<unknown>;

interface RestoreDeps {
  readonly database: Database;
  readonly migrate: Migrate;
}

/**
 * Restores a backup into an empty database. It creates the tables as they were at the backup, inserts all rows in
 * one transaction, reads each table again to compare it, and then applies the newer migrations. Webhooks that waited at
 * the backup are given up, because they may have been delivered since; the merchant can send them again. What lets its
 * bearer in is ended, because the merchant may have ended it since: sessions, links that begin one, links to results, API
 * keys, and tokens of the billing service. Each store's activity log says so. Deletions of stores that were open are closed,
 * because they may have failed since, and the merchant was told that nothing was deleted.
 */
export function restoreBackup(deps: RestoreDeps, file: string): Promise<BackupFacts> {
  return loadBackup(deps, file, async (tx, { head }) => {
    await giveUpDeliveries(tx);
    await endShares(tx);
    await endSessions(tx);
    await endKeys(tx);
    await endBillingTokens(tx);
    await noteRestore(tx, head.madeAt);
    await closeStoreDeletions(tx);
  });
}

/** `after` runs in the transaction that inserts the rows. */
export async function loadBackup(
  { database, migrate }: RestoreDeps,
  file: string,
  after: (tx: Queries, facts: BackupFacts) => Promise<void> = () => Promise.resolve(),
): Promise<BackupFacts> {
  const facts = await checkBackup(file);
  await migrate(database, facts.head.migrations);
  await database.transaction(async (tx) => {
    await withoutLimits(tx);
    const tables = await listTables(tx);
    await refuseFull(tx, tables);
    await loadTables(tx, new Map(tables.map((table) => [table.name, table])), file);
    await after(tx, facts);
  }, UPKEEP);
  await migrate(database);
  return facts;
}

async function refuseFull(tx: Queries, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    if (!(await hasRows(tx, name))) continue;
    throw new Refusal(
      `There is data in the table ${name} already. A backup goes into an empty database only.`,
    );
  }
}

async function loadTables(tx: Queries, tables: Map<string, Table>, file: string): Promise<void> {
  let table: Table | undefined;
  let waiting: string[] = [];
  const flush = async () => {
    if (table && waiting.length > 0) await insertRows(tx, table.name, waiting);
    waiting = [];
  };
  for await (const line of readLines(file)) {
    if (typeof line === 'string') {
      waiting.push(line);
      if (table && waiting.length === sliceOf(table)) await flush();
    } else if ('table' in line) {
      table = tables.get(line.table);
      if (String(table?.columns) !== String(line.columns)) {
        throw new Refusal(`The table ${line.table} has other columns here than where the backup was made.`);
      }
    } else if ('endOf' in line) {
      await flush();
      if (table) await compare(tx, table, line);
    }
  }
}

/** Compares each stored row with the row in the backup. */
async function compare(tx: Queries, table: Table, { rows, sha256 }: TableEnd): Promise<void> {
  const checksum = new Checksum();
  for await (const slice of readRows(tx, table)) for (const row of slice) checksum.add(row);
  if (checksum.count === rows && checksum.digest() === sha256) return;
  throw new Refusal(
    `The table ${table.name} came back as ${checksum.count} rows that are not the ${rows} of the backup.`,
  );
}

interface MoveDeps {
  readonly from: Database;
  readonly to: Database;
  readonly migrate: Migrate;
  readonly clock: () => number;
}

/** Copies all data through a backup, with all its checks. The backup file and the source database stay. */
export async function moveDatabase(
  { from, to, migrate, clock }: MoveDeps,
  file: string,
): Promise<BackupFacts> {
  await migrate(from);
  await writeBackup({ database: from, clock }, file);
  return loadBackup({ database: to, migrate }, file);
}
