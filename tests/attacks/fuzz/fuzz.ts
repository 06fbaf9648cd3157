import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '#server/cli/terminal.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import { startAttackedApp } from '../support/start-attacked-app.ts';
import { readFuzzOptions, type FuzzCommand } from './options.ts';
import { describeFailure, runFuzz } from './run-fuzz.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run fuzz [-- requests] [--seed=…] [--only=…] [--postgres]` sends thousands of random hostile requests. */
await runCommandLine(async () => {
  const options = readFuzzOptions(process.argv.slice(2), Math.floor(Math.random() * 1e9));
  say(
    `Seed ${options.seed}, ${options.only === null ? `${options.count} requests` : `request ${options.only}`}, ${options.engine}`,
  );
  const ends: (() => Promise<unknown>)[] = [];
  const finish = async () => {
    for (const end of ends.splice(0)) await end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void finish().finally(() => process.exit(1)));
  }
  try {
    process.exitCode = (await fuzz(options, (end) => void ends.unshift(end))) ? 0 : 1;
  } finally {
    await finish();
  }
});

/** Returns whether all replies were right. */
async function fuzz(options: FuzzCommand, atEnd: (end: () => Promise<unknown>) => void): Promise<boolean> {
  const scratch = await mkdtemp(join(tmpdir(), 'askwell-fuzz-'));
  atEnd(() => rm(scratch, { recursive: true, force: true, maxRetries: 5 }));
  const database = await openOn(options.engine, atEnd);
  const timeouts = { headersMs: 2_000, requestMs: 3_000, checkMs: 500 };
  const app = await startAttackedApp({ database, scratch, timeouts });
  atEnd(() => app.stop());
  const { statuses, failures } = await runFuzz(app, options, (done) => say(`${done} sent`));
  for (const failure of failures) say(describeFailure(failure, options.seed));
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  say(`Answers by status (0 is closed without one): ${counts.join(', ')}`);
  say(failures.length === 0 ? 'Every request was answered as it should be.' : `${failures.length} failures`);
  return failures.length === 0;
}

async function openOn(engine: FuzzCommand['engine'], atEnd: (end: () => Promise<unknown>) => void) {
  const isServer = engine === 'postgres';
  const server = isServer ? await startPostgres({ isDurable: false }) : null;
  if (server !== null) atEnd(server.stop);
  const database = await openDatabase(
    server === null
      ? { engine: 'pglite', dataDir: 'memory' }
      : { engine: 'postgres', url: await createTestDatabase(server.url, 'fuzz') },
  );
  atEnd(() => database.close());
  await migrate(database, MIGRATIONS);
  return database;
}
