import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { unprivilegedAccount } from '#tests/support/postgres-binaries.ts';
import { haproxyConfig, patroniConfig, type NodePlace } from './configurations.ts';
import { killAll, startDaemon, type Daemon } from '#tests/support/daemon.ts';
import type { Programs } from './programs.ts';

/** Two PostgreSQL nodes under Patroni, the second a synchronous standby, with etcd and HAProxy. */
export interface Cluster {
  /** The address that leads to the current primary. */
  readonly url: string;
  /** Waits until one node is the primary and the other has all of its data; returns the primary. */
  untilComplete(): Promise<string>;
  /** The current primary; null while there is none. */
  primary(): Promise<string | null>;
  /** Kills a node's Patroni and PostgreSQL at once, as a power cut does. */
  kill(name: string): Promise<void>;
  /** Starts the node again. */
  restart(name: string): void;
  stop(): Promise<void>;
}

const NODES = ['one', 'other'];
const PATIENCE_MS = 300_000;

export async function startCluster(programs: Programs, scratch: string): Promise<Cluster> {
  const nodes = await Promise.all(NODES.map((name) => makePlace(scratch, name)));
  const [etcdPort, peerPort, port] = await Promise.all([freePort(), freePort(), freePort()]);
  const etcd = await startEtcd(programs, scratch, { etcdPort, peerPort });
  const running = new Map<string, Daemon>();
  const start = (node: NodePlace) =>
    running.set(
      node.name,
      startDaemon(programs.patroni, [join(node.folder, 'patroni.yml')], {
        env: programs.env,
        log: join(node.folder, 'patroni.log'),
      }),
    );
  for (const node of nodes) {
    const config = patroniConfig(node, { etcdPort, postgres: programs.postgres });
    await writeFile(join(node.folder, 'patroni.yml'), config);
    start(node);
  }
  const file = join(scratch, 'haproxy.cfg');
  await writeFile(file, haproxyConfig(port, nodes));
  const haproxy = startDaemon(programs.haproxy, ['-db', '-f', file], {
    env: programs.env,
    log: join(scratch, 'haproxy.log'),
  });
  const find = (name: string) => nodes.find((node) => node.name === name) ?? fail(name);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    untilComplete: () => waitUntilComplete(nodes),
    primary: async () => roleOf(await members(nodes), 'leader'),
    kill: (name) => killNode(find(name), running.get(name)),
    restart: (name) => void start(find(name)),
    async stop() {
      // The data is deleted anyway, and a Patroni that waits for another process would delay the end.
      await Promise.all(nodes.map((node) => killNode(node, running.get(node.name))));
      await Promise.all([haproxy.kill(), etcd.kill()]);
    },
  };
}

function fail(name: string): never {
  throw new Error(`There is no node ${name}.`);
}

async function makePlace(scratch: string, name: string): Promise<NodePlace> {
  const folder = await ownFolder(join(scratch, name));
  const [postgresPort, restPort] = await Promise.all([freePort(), freePort()]);
  return { name, folder, postgresPort, restPort };
}

async function ownFolder(folder: string): Promise<string> {
  const { uid, gid } = unprivilegedAccount();
  await mkdir(folder);
  await chmod(folder, 0o700);
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

async function startEtcd(
  programs: Programs,
  scratch: string,
  { etcdPort, peerPort }: { etcdPort: number; peerPort: number },
): Promise<Daemon> {
  const folder = await ownFolder(join(scratch, 'etcd'));
  const [clients, peers] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  const parameters = {
    name: 'etcd',
    'data-dir': join(folder, 'data'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `etcd=${peers}`,
  };
  return startDaemon(
    programs.etcd,
    Object.entries(parameters).map(([name, value]) => `--${name}=${value}`),
    { env: programs.env, log: join(scratch, 'etcd.log') },
  );
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** The cluster's members as reported by any Patroni that answers. */
async function members(nodes: readonly NodePlace[]): Promise<readonly Member[]> {
  for (const { restPort } of nodes) {
    try {
      const reply = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      });
      return ((await reply.json()) as { members: Member[] }).members;
    } catch {
      // Another node may answer.
    }
  }
  return [];
}

function roleOf(all: readonly Member[], role: string): string | null {
  const isUp = ({ state }: Member) => state === 'running' || state === 'streaming';
  return all.find((member) => member.role === role && isUp(member))?.name ?? null;
}

async function waitUntilComplete(nodes: readonly NodePlace[]): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const all = await members(nodes);
    const primary = roleOf(all, 'leader');
    if (primary !== null && roleOf(all, 'sync_standby') !== null) return primary;
    if (Date.now() > deadline) throw new Error(`No primary with a standby: ${JSON.stringify(all)}`);
    // Time passes: the interval between two checks of the cluster.
    await sleep(200);
  }
}

async function killNode({ folder }: NodePlace, patroni: Daemon | undefined): Promise<void> {
  const postmaster = await postmasterOf(folder);
  const pids = [patroni?.process.pid, postmaster].filter((pid) => pid !== undefined);
  await killAll(pids);
  await patroni?.kill();
}

/** The file outlives its process, and the process id may then belong to another process. */
async function postmasterOf(folder: string): Promise<number | undefined> {
  try {
    const pid = Number((await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return line.includes(folder) ? pid : undefined;
  } catch {
    return undefined;
  }
}
