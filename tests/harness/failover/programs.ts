import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '#tests/support/find-program.ts';

const run = promisify(execFile);

/** The programs of a cluster, installed or unpacked. */
export interface Programs {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** The folder with the programs of PostgreSQL. */
  readonly postgres: string;
  /** The environment that unpacked programs need. */
  readonly env: Readonly<Record<string, string>>;
}

/** The Debian package of each program. */
const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', postgres: 'postgresql' };

type Name = keyof typeof PACKAGES;

/** Patroni needs these programs to create a standby, also out of a former primary. */
const NEEDED_OF_POSTGRES = ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind', 'pg_controldata'];

/**
 * Finds the programs on this machine. Missing ones come from Debian's packages and are only unpacked below
 * `scratch`: nothing is installed, no service is started, and deleting the folder removes them.
 */
export async function findPrograms(scratch: string, say: (line: string) => void): Promise<Programs> {
  if (process.platform !== 'linux') throw new Error('The cluster needs Linux.');
  const here = await locate('/');
  const missing = missingOf(here);
  if (missing.length === 0) return toPrograms(here, {});
  const packages = missing.map((name) => PACKAGES[name]);
  if (!existsSync('/usr/bin/apt-get')) throw new Error(`Missing here: ${packages.join(', ')}.`);
  say(`Fetching ${packages.join(', ')} from Debian; they are unpacked, not installed …`);
  const root = join(scratch, 'unpacked');
  await unpack(packages, join(scratch, 'packages'), root);
  const there = await locate(root);
  const still = missing.filter((name) => there[name] === undefined);
  if (still.length > 0) throw new Error(`Missing, and not among Debian’s packages: ${still.join(', ')}.`);
  return toPrograms({ ...here, ...there }, await pathsBelow(root));
}

type Found = Partial<Record<Name, string>>;

async function locate(root: string): Promise<Found> {
  const found = {
    patroni: findProgram('patroni', root),
    etcd: findProgram('etcd', root),
    haproxy: findProgram('haproxy', root),
    postgres: await postgresBelow(root),
  };
  return Object.fromEntries(Object.entries(found).filter(([, path]) => path !== undefined));
}

async function postgresBelow(root: string): Promise<string | undefined> {
  const folder = join(root, 'usr/lib/postgresql');
  const versions = existsSync(folder) ? await readdir(folder) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(folder, version, 'bin'))
    .find((bin) => NEEDED_OF_POSTGRES.every((name) => existsSync(join(bin, name))));
}

const missingOf = (found: Found) =>
  (Object.keys(PACKAGES) as Name[]).filter((name) => found[name] === undefined);

function toPrograms(
  { patroni = '', etcd = '', haproxy = '', postgres = '' }: Found,
  env: Programs['env'],
): Programs {
  return { patroni, etcd, haproxy, postgres, env };
}

/** Unpacks the packages with all dependencies that this machine lacks. */
async function unpack(packages: readonly string[], folder: string, root: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await mkdir(root);
  await download(packages, folder).catch(async () => {
    // The package lists may be old or missing.
    if (process.getuid?.() === 0) await run('apt-get', ['update', '-qq']);
    await download(packages, folder);
  });
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', join(folder, file), root]);
  }
}

async function download(packages: readonly string[], folder: string): Promise<void> {
  const { stdout } = await run('apt-get', ['install', '-s', '--no-install-recommends', ...packages]);
  const all = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  if (all.length === 0) throw new Error(`apt-get would install nothing for ${packages.join(', ')}.`);
  await run('apt-get', ['download', '-qq', ...all], { cwd: folder });
}

async function pathsBelow(root: string): Promise<Programs['env']> {
  const libraries = existsSync(join(root, 'usr/lib')) ? await readdir(join(root, 'usr/lib')) : [];
  return {
    PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: libraries
      .filter((name) => name.includes('-linux-'))
      .map((name) => join(root, 'usr/lib', name))
      .join(delimiter),
  };
}
