import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildTarget } from './build-targets.ts';
import { BUILD_TARGETS, KEPT_FILES } from './build-targets.ts';
import { compressBuilt } from './compress-built.ts';
import { contentHash } from './content-hash.ts';
import { keepOldFiles } from './keep-old-files.ts';
import { withLockFile } from './lock-file.ts';
import { Refusal } from '#server/operations/refusal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = '.built-from';

/**
 * Builds what changed since it was last built, and says so. A build runs in a process of its own, so that the
 * bundler's memory is given back before the app starts.
 */
export async function buildStale(
  say: (sentence: string) => void,
  targets: readonly BuildTarget[] = BUILD_TARGETS,
): Promise<void> {
  await withLockFile(join(ROOT, 'node_modules', '.cache', 'build.lock'), async () => {
    for (const target of targets) {
      const wanted = await contentHash(ROOT, target.inputs);
      if (wanted === (await builtFrom(target))) continue;
      say(`Building the ${target.name} …`);
      if (target.isAskedForLater)
        await keepOldFiles(join(ROOT, target.output), join(ROOT, KEPT_FILES), Date.now());
      await build(target);
      if (target.isServed) await compressBuilt(join(ROOT, target.output));
      await writeFile(join(ROOT, target.output, STAMP), wanted);
    }
  });
}

async function builtFrom(target: BuildTarget): Promise<string | undefined> {
  return readFile(join(ROOT, target.output, STAMP), 'utf8').catch(() => undefined);
}

async function build(target: BuildTarget): Promise<void> {
  await rm(join(ROOT, target.output), { recursive: true, force: true });
  const child = fork(join(ROOT, 'server/cli/build-one.ts'), [target.config], {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    silent: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Refusal(`The ${target.name} could not be built:\n${said.trim()}`);
}
