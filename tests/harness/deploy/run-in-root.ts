import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file or folder of this machine, seen at a path inside the root. */
export interface Mount {
  readonly source: string;
  readonly path: string;
  readonly isFolder?: boolean;
}

export interface Inside {
  readonly root: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  /** Root with all its rights when left out; else without any right of root and unable to gain one. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Nothing but an empty /tmp can be written to. */
  readonly isReadOnly?: boolean;
  readonly mounts?: readonly Mount[];
}

/**
 * Mounts what a container has, then becomes the command, so that the process which is started here is the command
 * itself. The mounts end with it, because they belong to its own mount namespace.
 */
const ENTER = `
set -e
root=$1; readonly=$2; mounts=$3; shift 3
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
while [ "$mounts" -gt 0 ]; do mount --bind "$1" "$root$2"; shift 2; mounts=$((mounts - 1)); done
if [ "$readonly" = yes ]; then
  mount -t tmpfs -o nosuid,nodev,size=64m tmpfs "$root/tmp"
  mount -o remount,bind,ro "$root"
fi
exec "$@"
`;

/** Starts a command inside a root, as Docker starts one in a container. Needs root. */
export async function startInRoot(inside: Inside): Promise<ChildProcess> {
  const { root, command, env, workdir, user, isReadOnly = false, mounts = [] } = inside;
  for (const mount of mounts) await makeMountPoint(root, mount);
  const parameters = [
    ...['--mount', '--propagation=private', 'sh', '-c', ENTER, 'enter', root, isReadOnly ? 'yes' : 'no'],
    ...[String(mounts.length), ...mounts.flatMap(({ source, path }) => [source, path])],
    ...['chroot', root, ...(user === undefined ? [] : withoutRights(user))],
    ...['env', '--ignore-environment', `--chdir=${workdir}`],
    ...Object.entries({ PATH: '/usr/local/bin:/usr/bin:/bin', ...env }).map(
      ([key, value]) => `${key}=${value}`,
    ),
    ...command,
  ];
  return spawn('unshare', parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
}

const withoutRights = ({ uid, gid }: { uid: number; gid: number }) => [
  ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
  ...['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'],
];

async function makeMountPoint(root: string, { path, isFolder = false }: Mount): Promise<void> {
  const place = join(root, path);
  if (existsSync(place)) return;
  await mkdir(isFolder ? place : dirname(place), { recursive: true });
  if (!isFolder) await writeFile(place, '');
}

export interface Ended {
  readonly exitCode: number | null;
  readonly output: string;
}

/** Runs a command inside a root to its end, or to its time limit. */
export async function runInRoot(inside: Inside, limitMs: number): Promise<Ended> {
  const child = await startInRoot(inside);
  const read = collectOutput(child);
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  return { exitCode, output: read() };
}

/** Returns a function that gives what the process has printed so far. */
export function collectOutput(child: ChildProcess): () => string {
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => output;
}
