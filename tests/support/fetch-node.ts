import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const LIMIT_MS = 300_000;
/** npm's names of the platforms, where they differ from Node's. */
const PLATFORMS: Readonly<Record<string, string>> = { win32: 'win' };

export interface FetchedNode {
  /** As in `Node v24.1.0`. */
  readonly name: string;
  /** The folder of the program. */
  readonly folder: string;
}

/**
 * Fetches a version of Node from npm, such as `22` or `20.19`, into a new folder. The package of a platform holds the
 * program itself, so no install script has to run.
 */
export async function fetchNode(version: string, folder: string): Promise<FetchedNode> {
  const name = `node-${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }));
  await run('npm', ['install', '--ignore-scripts', '--loglevel=error', `${name}@${version}`], {
    cwd: folder,
    timeout: LIMIT_MS,
    shell: process.platform === 'win32',
  });
  const program = join(folder, 'node_modules', name, 'bin');
  const { stdout } = await run(join(program, 'node'), ['--version']);
  return { name: `Node ${stdout.trim()}`, folder: program };
}
