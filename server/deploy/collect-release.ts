import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '#server/operations/refusal.ts';
import { runCommandLine, say } from '#server/cli/terminal.ts';
import { packageClosure, type LockFile } from './package-closure.ts';

/**
 * Copies what the built server needs to run into a new folder: `collect-release.ts FOLDER`. The folder needs Node and
 * nothing else of the repository.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const FILES = ['app.config.toml', 'server/kernel/database/migrations'];
/** Not the dev store, which production refuses, nor the extensions, which are uploaded to the platform. */
const PAGES = ['admin', 'survey-view', 'storefront', 'kept'].map((name) => `dist/web/${name}`);

/** Files that only a compiler or a debugger reads. */
const UNUSED = /\.(?:map|d\.[cm]?ts)$|(?:^|\/)\.built-from$/;

await runCommandLine(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Refusal('Say where to: collect-release.ts FOLDER');
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new Refusal(`${target} is not empty.`);
  const modules = await readJson<string[]>('dist/server/imports.json');
  const lock = await readJson<LockFile>('package-lock.json');
  const packages = packageClosure(lock, modules).filter((path) => isInstalled(lock, path));
  for (const path of ['dist/server', 'dist/database', ...PAGES, ...FILES, ...packages])
    await copy(path, target);
  await writeFile(join(target, 'package.json'), await packageFile());
  say(`${target} holds the release with ${packages.length} packages.`);
});

/** Of a package for each platform, npm installs the one of this machine. */
function isInstalled({ packages }: LockFile, path: string): boolean {
  return packages[path]?.optional !== true || existsSync(join(ROOT, path));
}

async function copy(path: string, target: string): Promise<void> {
  await mkdir(dirname(join(target, path)), { recursive: true });
  await cp(join(ROOT, path), join(target, path), {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !UNUSED.test(source),
  });
}

async function packageFile(): Promise<string> {
  const { name, version, type, engines } = await readJson<Record<string, unknown>>('package.json');
  return `${JSON.stringify({ name, version, private: true, type, engines }, null, 2)}\n`;
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(join(ROOT, path), 'utf8')) as T;
}
