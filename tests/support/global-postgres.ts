import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { Account } from './postgres-binaries.ts';
import { freePort } from './free-port.ts';
import { findPostgres, postgresVersion, unprivilegedAccount } from './postgres-binaries.ts';
import { dropTestDatabases } from './postgres-databases.ts';

const run = promisify(execFile);
const STARTUP_MS = 30_000;

/** Starts a PostgreSQL for this run, or uses the server of TEST_POSTGRES_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given) {
    announce(await serverVersion(given));
    project.provide('postgresUrl', given);
    // The server stays after the run, so this drops the databases that the workers of this process created there.
    return () => dropTestDatabases(given, `${process.pid}_`);
  }
  const server = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', server.url);
  return server.stop;
}

/** Starts a new PostgreSQL. Without durability it is faster, and loses its data if the machine stops. */
export async function startPostgres({
  isDurable,
}: {
  isDurable: boolean;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const scratch = await mkdtemp(join(tmpdir(), 'askwell-postgres-'));
  await chmod(scratch, 0o755);
  const account = unprivilegedAccount();
  const programs = await findPostgres(scratch, account);
  announce(`${await postgresVersion(programs, account)} from ${programs}`);
  const server = await startServer(programs, scratch, account, isDurable);
  return {
    url: server.url,
    stop: async () => {
      await stopServer(server.process);
      await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function announce(version: string): void {
  process.stdout.write(`PostgreSQL: ${version}\n`);
}

async function startServer(
  programs: string,
  scratch: string,
  account: Account,
  isDurable: boolean,
): Promise<{ url: string; process: ChildProcess }> {
  const data = join(scratch, 'data');
  await mkdir(data);
  if (account.uid !== undefined && account.gid !== undefined) await chown(data, account.uid, account.gid);
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: '/' },
  );
  const port = await freePort();
  const options = {
    fsync: isDurable ? 'on' : 'off',
    max_connections: '200',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  };
  const flags = Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, child);
  return { url, process: child };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const deadline = Date.now() + STARTUP_MS;
  for (;;) {
    try {
      await serverVersion(url);
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start. It said:\n${said}`, { cause: error });
      }
      // Time passes: the interval between two attempts.
      await sleep(50);
    }
  }
}

async function serverVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const reply = await client.query<{ version: string }>('select version()');
    return reply.rows[0]?.version ?? 'unknown';
  } finally {
    await client.end();
  }
}

/** SIGINT is PostgreSQL's fast shutdown, which closes open connections. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  await gone;
}
