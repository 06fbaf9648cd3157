import { execFile } from 'node:child_process';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { killAll, startDaemon, type Daemon } from '#tests/support/daemon.ts';
import { freePort } from '#tests/support/free-port.ts';
import { unprivilegedAccount } from '#tests/support/postgres-binaries.ts';

const run = promisify(execFile);
const STARTUP_MS = 60_000;
const WORKERS = 2;

/** A PostgreSQL with Citus, on loopback. */
export interface CitusNode {
  readonly name: string;
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  /** Kills the postmaster and all its processes, as a power cut does. */
  kill(): Promise<void>;
}

export interface CitusCluster {
  /** The address of the coordinator. */
  readonly url: string;
  readonly coordinator: CitusNode;
  readonly workers: readonly CitusNode[];
  /** Starts another worker that is not registered with the coordinator. */
  startWorker(): Promise<CitusNode>;
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** The folder with the programs of a PostgreSQL that has Citus. */
  readonly programs: string;
  readonly folder: string;
  /** Without durability the cluster is faster; its data survives a killed process but not a power cut. */
  readonly isDurable: boolean;
}

/** Starts a coordinator and two workers with their data in `folder`, which the caller removes. */
export async function startCitus(options: ClusterOptions): Promise<CitusCluster> {
  const coordinator = await makeNode(options, 'coordinator');
  const workers: CitusNode[] = [];
  const startWorker = async () => {
    const worker = await makeNode(options, `worker-${workers.length + 1}`);
    workers.push(worker);
    await worker.start();
    await queryNode(worker.url, 'CREATE EXTENSION citus');
    return worker;
  };
  const stop = async () => {
    await Promise.all([coordinator, ...workers].map((node) => node.kill()));
  };
  try {
    await coordinator.start();
    await queryNode(coordinator.url, 'CREATE EXTENSION citus');
    for (let count = 0; count < WORKERS; count += 1) await startWorker();
    await joinNodes(
      coordinator.url,
      workers.map(({ port }) => port),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: coordinator.url, coordinator, workers, startWorker, stop };
}

/** Registers the workers with a database's coordinator; each node must have the extension in its database. */
async function joinNodes(url: string, ports: readonly number[]): Promise<void> {
  await queryNode(url, `SELECT citus_set_coordinator_host('127.0.0.1', ${new URL(url).port})`);
  for (const port of ports) await queryNode(url, `SELECT citus_add_node('127.0.0.1', ${port})`);
}

async function makeNode({ programs, folder, isDurable }: ClusterOptions, name: string): Promise<CitusNode> {
  const data = join(folder, name);
  const account = unprivilegedAccount();
  await mkdir(data);
  await chmod(data, 0o700);
  if (account.uid !== undefined && account.gid !== undefined) await chown(data, account.uid, account.gid);
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(join(programs, 'initdb'), initdb, { ...account, cwd: '/' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    shared_preload_libraries: 'citus',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: isDurable ? 'on' : 'off',
    // Moving shards to another node copies them by logical replication.
    wal_level: 'logical',
    max_connections: '300',
    max_prepared_transactions: '300',
    // Each database with Citus has a maintenance process on each node.
    max_worker_processes: '100',
    'citus.node_conninfo': 'sslmode=prefer connect_timeout=5',
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  let daemon: Daemon | undefined;
  return {
    name,
    port,
    url,
    async start() {
      daemon = startDaemon(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        log: join(folder, `${name}.log`),
      });
      await untilReady(url, daemon);
      await allowOutputPlugin(url);
    },
    async kill() {
      const pid = daemon?.process.pid;
      if (pid !== undefined) await killAll([pid]);
      await daemon?.kill();
    },
  };
}

async function untilReady(url: string, { process: child }: Daemon): Promise<void> {
  const deadline = Date.now() + STARTUP_MS;
  for (;;) {
    try {
      await queryNode(url, 'SELECT 1');
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error('A node did not start; its log says why.', { cause: error });
      }
      // Time passes: between two attempts to reach the node.
      await sleep(100);
    }
  }
}

/**
 * Splitting a shard reads the write-ahead log through Citus, which newer PostgreSQL releases must allow explicitly.
 */
async function allowOutputPlugin(url: string): Promise<void> {
  const [setting] = await queryNode<{ value: string }>(
    url,
    `SELECT setting AS value FROM pg_settings WHERE name = 'output_plugin_libraries'`,
  );
  if (setting === undefined || setting.value.includes('citus')) return;
  const libraries = [...setting.value.split(',').map((name) => name.trim()), 'citus'].filter(Boolean);
  await queryNode(url, `ALTER SYSTEM SET output_plugin_libraries = ${libraries.join(', ')}`);
  await queryNode(url, 'SELECT pg_reload_conf()');
}

/** Runs one statement on its own connection. */
export async function queryNode<Row extends object>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
