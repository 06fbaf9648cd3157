import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { readFile, rm, writeFile, readdir, copyFile, mkdir, stat, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildTarget, BUILD_TARGETS, PREVIOUS_FILES } from './build-targets.ts';
import { withLockFile } from './lock-file.ts';
import { Refusal } from '#server/operations/refusal.ts';
import { SUFFIXES } from '#server/kernel/http/built-files.ts';
import { compressBest, ENCODINGS } from '#server/kernel/http/encodings.ts';
import { DAY_MS } from '#shared/durations.ts';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';

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

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Writes a compressed copy beside each built file, so that no request waits for compression. */
export async function compressBuilt(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  for (const encoding of ENCODINGS) {
    const compressed = await compressBest(content, encoding);
    if (compressed !== null) await writeFile(path + SUFFIXES[encoding], compressed);
  }
}

const MAX_AGE_MS = 30 * DAY_MS;

/** A file name that contains a hash of the content, so that it never refers to other content. */
const HASHED = /^[\w-]+-[\w-]{8}\.(?:js|css)(?:\.br|\.gz)?$/;

/**
 * Copies the files of the current build aside before they are replaced, because open pages still request them.
 * Deletes copies that were replaced over a month ago.
 */
export async function keepOldFiles(output: string, kept: string, now: number): Promise<void> {
  const names = await readdir(output).catch((): string[] => []);
  const replacedAt = new Date(now);
  await mkdir(kept, { recursive: true });
  for (const name of names.filter((one) => HASHED.test(one))) {
    await copyFile(join(output, name), join(kept, name));
    await utimes(join(kept, name), replacedAt, replacedAt);
  }
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name));
    if (now - mtimeMs > MAX_AGE_MS) await rm(join(kept, name));
  }
}

/** One hash over the names and contents of files and folders. A missing file counts as empty. */
async function contentHash(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(join(root, path))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
