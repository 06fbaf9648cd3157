import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import versions from './peers.json' with { type: 'json' };

const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/bench-peers/', import.meta.url));
const WANTED = JSON.stringify({ private: true, dependencies: versions }, null, 2);

/** Installs the reference packages once, outside the product's dependencies. */
export function installPeers(): void {
  const manifest = join(FOLDER, 'package.json');
  const complete = join(FOLDER, '.complete');
  if (existsSync(complete) && readFileSync(complete, 'utf8') === WANTED) return;
  process.stderr.write('Installing what Askwell is compared with …\n');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(manifest, WANTED);
  const npm = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    {
      cwd: FOLDER,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (npm.status !== 0) throw new Error('The packages to compare with could not be installed.');
  writeFileSync(complete, WANTED);
}

/** Loads a package of peers.json. The caller states its type, because it is no dependency of the product. */
export function loadPeer<T>(name: keyof typeof versions): T {
  return createRequire(pathToFileURL(join(FOLDER, 'package.json')))(name) as T;
}

/** The path of a file of such a package. */
export function peerFile(path: string): string {
  return join(FOLDER, 'node_modules', path);
}
