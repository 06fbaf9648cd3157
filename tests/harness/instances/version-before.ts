import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const JOURNAL = 'server/kernel/database/migrations/meta/_journal.json';
const OWN_FILES = ['instance.ts', 'make-stage.ts'];
/** Imported by make-stage.ts. */
const STAGE = 'tests/harness/soak/stage.ts';
const SEARCHED = 500;

export interface VersionBefore {
  readonly tree: string;
  /** The version in words. */
  readonly name: string;
  readonly newest: string;
  /** Whether it can run behind a pooler in transaction mode. */
  readonly knowsPooler: boolean;
  /** Whether its stop gives a balancer time to notice. */
  readonly knowsDrain: boolean;
}

interface Journal {
  entries: { tag: string }[];
}

/** Makes a source tree without the newest migration: the last commit before it, else the present code without it. */
export async function makeVersionBefore(root: string, scratch: string): Promise<VersionBefore> {
  const tree = join(scratch, 'version-before');
  await mkdir(tree);
  const newest = newestOf(await readFile(join(root, JOURNAL), 'utf8'));
  const commit = await commitBefore(root, newest).catch(() => undefined);
  if (commit === undefined) await copyWithout(newest, root, tree);
  else await extract(commit, root, tree);
  await mkdir(join(tree, 'dist'));
  for (const folder of ['node_modules', 'dist/web']) await symlink(join(root, folder), join(tree, folder));
  for (const file of OWN_FILES) {
    const path = join('tests/harness/instances', file);
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await cp(join(root, path), join(tree, path));
  }
  await run(process.execPath, ['--import', 'tsx', 'server/cli/build-one.ts', 'server/vite.config.ts'], {
    cwd: tree,
  });
  const config = await readFile(join(tree, 'app.config.toml'), 'utf8');
  return {
    tree,
    name: commit === undefined ? `the present code without ${newest}` : `commit ${commit.slice(0, 7)}`,
    newest,
    knowsPooler: /^pooler = /m.test(config),
    knowsDrain: /^drain_seconds = /m.test(config),
  };
}

const newestOf = (journal: string) => (JSON.parse(journal) as Journal).entries.at(-1)?.tag ?? '';

/** The last commit on the present line whose migrations end before this one; undefined if none has the same layout. */
async function commitBefore(root: string, newest: string): Promise<string | undefined> {
  const { stdout } = await run('git', ['rev-list', '--first-parent', `--max-count=${SEARCHED}`, 'HEAD'], {
    cwd: root,
  });
  for (const commit of stdout.split('\n').filter(Boolean)) {
    const journal = await run('git', ['show', `${commit}:${JOURNAL}`], { cwd: root }).catch(() => null);
    if (journal === null) return undefined;
    if (!journal.stdout.includes(`"${newest}"`))
      return (await holds(root, commit, STAGE)) ? commit : undefined;
  }
  return undefined;
}

const holds = (root: string, commit: string, path: string) =>
  run('git', ['cat-file', '-e', `${commit}:${path}`], { cwd: root }).then(
    () => true,
    () => false,
  );

async function extract(commit: string, root: string, tree: string): Promise<void> {
  const archive = spawn('git', ['archive', commit], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const tar = spawn('tar', ['-x', '-C', tree], { stdio: ['pipe', 'inherit', 'inherit'] });
  archive.stdout.pipe(tar.stdin);
  const [code] = (await once(tar, 'exit')) as [number];
  if (code !== 0) throw new Error(`The version of ${commit} could not be unpacked.`);
}

async function copyWithout(newest: string, root: string, tree: string): Promise<void> {
  for (const path of ['package.json', 'app.config.toml', 'tsconfig.base.json', 'server', 'shared', 'tests']) {
    await cp(join(root, path), join(tree, path), { recursive: true });
  }
  const journal = JSON.parse(await readFile(join(tree, JOURNAL), 'utf8')) as Journal;
  journal.entries.pop();
  await writeFile(join(tree, JOURNAL), JSON.stringify(journal));
  await rm(join(tree, dirname(JOURNAL), '..', `${newest}.sql`));
}
