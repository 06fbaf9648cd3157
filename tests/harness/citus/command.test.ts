import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');

/** Returns what an npm command prints to standard error. */
async function command(name: string, env: Record<string, string>): Promise<string> {
  const parameters = ['server/cli/bootstrap.mjs', `server/cli/${name}.ts`];
  const DATA_DIR = join(inject('scratch'), randomUUID());
  const { stderr } = await run(process.execPath, parameters, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR, ...env },
  });
  return stderr;
}

it('creates and distributes the tables, and reports on the second run that nothing is left to do', async () => {
  const DATABASE_URL = await freshPostgresUrl();
  const first = await command('distribute', { DATABASE_URL });
  expect(first).toMatch(/^Citus \d+\.\S+ with 2 nodes for the stores' rows\.$/m);
  expect(first).toMatch(/^Distributed by store_id, all rows of a store on one node: .*\bresponses\b.*\.$/m);
  expect(first).toMatch(/^Copied to every node: chores, migrations, oauth_states, shop_domains\.$/m);
  expect(first).not.toContain('already');
  const second = await command('distribute', { DATABASE_URL });
  expect(second).toMatch(/^No table had to be distributed\.\nNo table had to be copied to every node\.$/m);
  expect(second).toMatch(/^\d+ tables were placed already: .*\bresponses\b.*\.$/m);
});

it('exits with 1 and one sentence when there is no cluster', async () => {
  await expect(command('distribute', { DATABASE_URL: '' })).rejects.toMatchObject({
    code: 1,
    stderr: 'The data is in the data folder. DATABASE_URL has to name the coordinator of a Citus cluster.\n',
  });
});

it('npm run distribute is suggested after a move to a cluster with undistributed tables', async () => {
  const DATA_DIR = join(inject('scratch'), randomUUID());
  const database = await openDatabase({ engine: 'pglite', dataDir: DATA_DIR });
  await database.close();
  const said = await command('move-to-postgres', { DATA_DIR, DATABASE_URL: await freshPostgresUrl() });
  expect(said).toMatch(/run npm run distribute\.$/m);
});
