import { Refusal } from '#server/operations/refusal.ts';
import {
  distributeTables,
  IN_DATA_FOLDER,
  requireCitus,
  type Distribution,
} from '../operations/distribute-tables.ts';
import { migrateTables, readConfig, withConfiguredDatabase } from './configured-database.ts';
import { runCommandLine, say } from './terminal.ts';

/**
 * Distributes the tables over a Citus cluster: `npm run distribute`. Brings the tables up to date first, so that a new
 * version's tables are distributed before its instances start. Idempotent.
 */
await runCommandLine(async () => {
  // Checked before the data folder is opened, because opening it creates a missing one.
  if (readConfig().database.url === null) throw new Refusal(IN_DATA_FOLDER);
  const done = await withConfiguredDatabase(async (database) => {
    await requireCitus(database);
    await migrateTables(database);
    return distributeTables(database);
  });
  for (const sentence of describe(done)) say(sentence);
});

function describe({ version, nodes, distributed, replicated, already, left }: Distribution): string[] {
  return [
    `Citus ${version} with ${nodes} ${nodes === 1 ? 'node' : 'nodes'} for the stores' rows.`,
    distributed.length === 0
      ? 'No table had to be distributed.'
      : `Distributed by store_id, all rows of a store on one node: ${distributed.join(', ')}.`,
    replicated.length === 0
      ? 'No table had to be copied to every node.'
      : `Copied to every node: ${replicated.join(', ')}.`,
    ...(already.length === 0 ? [] : [`${already.length} tables were placed already: ${already.join(', ')}.`]),
    ...(left.length === 0 ? [] : [`Not tables of this app, left on the coordinator: ${left.join(', ')}.`]),
  ];
}
