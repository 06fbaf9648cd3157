import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// Declares what tests read with `inject`.
import type {} from '#tests/support/global-scratch.ts';
import { dropTestDatabases } from '#tests/support/postgres-databases.ts';
import { queryNode, startCitus } from './cluster.ts';
import { findCitus } from './find-citus.ts';

/** Uses the cluster whose coordinator TEST_CITUS_URL names, or starts one with the local Citus. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_CITUS_URL'];
  if (given) {
    await announce(given);
    project.provide('postgresUrl', given);
    return () => dropTestDatabases(given, `${process.pid}_`);
  }
  const programs = await findCitus();
  if (programs === null) {
    throw new Error('No Citus to test with: set TEST_CITUS_URL to the address of a coordinator.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'askwell-citus-'));
  // The account that runs PostgreSQL needs access to this folder.
  await chmod(folder, 0o755);
  const cluster = await startCitus({ programs, folder, isDurable: false });
  await announce(cluster.url);
  project.provide('postgresUrl', cluster.url);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

async function announce(url: string): Promise<void> {
  const [citus] = await queryNode<{ version: string }>(url, 'SELECT citus_version() AS version');
  const [nodes] = await queryNode<{ n: number }>(
    url,
    'SELECT count(*)::int AS n FROM pg_dist_node WHERE groupid <> 0',
  );
  process.stdout.write(`${citus?.version}, a coordinator and ${nodes?.n} workers\n`);
}
