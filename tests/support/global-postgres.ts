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
import { descendantsOf, killAll } from './daemon.ts';
import { freePort } from './free-port.ts';
import { findPostgres, postgresVersion, unprivilegedAccount } from './postgres-binaries.ts';
import { dropTestDatabases } from './postgres-databases.ts';

const run = promisify(execFile);
const STARTUP_MS = 300_000;

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

export interface TestPostgres {
  readonly url: string;
  /** Kills the server with all of its processes, as a power cut does, and starts it again on its data. */
  readonly crash: () => Promise<void>;
  /** Kills the processes of its connections and of its background work. The server restarts them by itself. */
  readonly killChildren: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a new PostgreSQL. Without durability it is faster, and loses its data if the machine stops. */
export async function startPostgres({
  isDurable,
  settings = {},
}: {
  isDurable: boolean;
  settings?: Readonly<Record<string, string>>;
}): Promise<TestPostgres> {
  const scratch = await mkdtemp(join(tmpdir(), 'askwell-postgres-'));
  await chmod(scratch, 0o755);
  const account = unprivilegedAccount();
  const programs = await findPostgres(scratch, account);
  announce(`${await postgresVersion(programs, account)} from ${programs}`);
  const server = await startServer(programs, scratch, account, {
    fsync: isDurable ? 'on' : 'off',
    ...settings,
  });
  return {
    url: server.url,
    async crash() {
      const gone = once(server.process, 'exit');
      await killAll(pidsOf(server.process));
      await gone;
      await server.start();
    },
    async killChildren() {
      await killAll(await descendantsOf(pidsOf(server.process)));
      await untilReady(server.url, server.process);
    },
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
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly process: ChildProcess; readonly start: () => Promise<void> }> {
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
    max_connections: '200',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...settings,
  };
  const flags = Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const spawnServer = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const server = {
    url,
    process: spawnServer(),
    async start() {
      server.process = spawnServer();
      await untilReady(url, server.process);
    },
  };
  await untilReady(url, server.process);
  return server;
}

const pidsOf = ({ pid }: ChildProcess): number[] => (pid === undefined ? [] : [pid]);

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

/** SIGQUIT is PostgreSQL's immediate shutdown, which writes nothing more: its data is deleted next. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGQUIT');
  await gone;
}
