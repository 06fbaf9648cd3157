import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchNode } from '#tests/support/fetch-node.ts';

const run = promisify(execFile);

const SUITE = 'bookworm';
const LIMIT_MS = 600_000;

/** Makes a minimal Debian in a new folder. */
export async function makeDebianRoot(folder: string): Promise<void> {
  await run('debootstrap', ['--variant=minbase', SUITE, folder], { timeout: LIMIT_MS, maxBuffer: 2 ** 26 });
  // As in the published images of Debian: without package lists and packages.
  for (const path of ['var/cache/apt/archives', 'var/lib/apt/lists']) {
    await rm(join(folder, path), { recursive: true, force: true });
  }
}

/** Makes the counterpart of the official image of Node: Debian with this version of Node, and this machine's npm. */
export async function addNode(
  debian: string,
  version: string,
  folder: string,
  scratch: string,
): Promise<void> {
  await run('cp', ['--archive', '--reflink=auto', debian, folder]);
  const node = await fetchNode(version, scratch);
  await cp(join(node.folder, 'node'), join(folder, 'usr/local/bin/node'));
  const { stdout: modules } = await run('npm', ['root', '--global']);
  const place = join(folder, 'usr/local/lib/node_modules/npm');
  await run('mkdir', ['--parents', place]);
  await run('cp', ['--archive', '--dereference', `${modules.trim()}/npm/.`, place]);
  await run('ln', [
    '--symbolic',
    '../lib/node_modules/npm/bin/npm-cli.js',
    join(folder, 'usr/local/bin/npm'),
  ]);
}
