import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of a local PostgreSQL that has the Citus extension; null if there is none. */
export async function findCitus(): Promise<string | null> {
  const versions = existsSync(DEBIAN) ? await readdir(DEBIAN) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].filter((folder) => ['postgres', 'initdb', 'pg_config'].every((name) => existsSync(join(folder, name))));
  for (const folder of folders) {
    const { stdout } = await run(join(folder, 'pg_config'), ['--sharedir']);
    if (existsSync(join(stdout.trim(), 'extension', 'citus.control'))) return folder;
  }
  return null;
}
