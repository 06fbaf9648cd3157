import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildTarget } from './build-targets.ts';
import { BUILD_TARGETS, PREVIOUS_FILES } from './build-targets.ts';
import { compressBuilt } from './compress-built.ts';
import { contentHash } from './content-hash.ts';
import { keepOldFiles } from './keep-old-files.ts';
import { withLockFile } from './lock-file.ts';
import { Refusal } from '#server/operations/refusal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = '.built-from';

/**
 * Builds the targets whose inputs changed since their last build, side by side, and prints which. Each build runs in its
 * own process, so that the bundler's memory is freed before the app starts.
 */
export async function buildStale(
  say: (sentence: string) => void,
  targets: readonly BuildTarget[] = BUILD_TARGETS,
): Promise<void> {
  await withLockFile(join(ROOT, 'node_modules', '.cache', 'build.lock'), async () => {
    const waiting = [...targets];
    const buildOneByOne = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await buildIfStale(next, say);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, buildOneByOne));
  });
}

async function buildIfStale(target: BuildTarget, say: (sentence: string) => void): Promise<void> {
  const wanted = await contentHash(ROOT, target.inputs);
  if (wanted === (await builtFrom(target))) return;
  say(`Building the ${target.name} …`);
  const output = join(ROOT, target.output);
  if (target.isRequestedLater) await keepOldFiles(output, join(ROOT, PREVIOUS_FILES), Date.now());
  await build(target);
  if (target.isServed) await compressBuilt(output);
  await writeFile(join(output, STAMP), wanted);
}

async function builtFrom(target: BuildTarget): Promise<string | undefined> {
  return readFile(join(ROOT, target.output, STAMP), 'utf8').catch(() => undefined);
}

async function build(target: BuildTarget): Promise<void> {
  await rm(join(ROOT, target.output), { recursive: true, force: true });
  const [script, ...parameters] = target.command;
  const child = fork(join(ROOT, script), parameters, {
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
