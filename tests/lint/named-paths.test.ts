import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { missingFrom, type Repository } from './named-paths.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_OUT = ['.git', 'node_modules', 'dist', 'data', 'coverage', 'test-results'];

function pathsIn(folder: string): string[] {
  const kept = (entry: Dirent) => !LEFT_OUT.includes(entry.name);
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(kept)
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? [path, ...pathsIn(path)] : [path];
    });
}

const MAIN_FOLDERS = [
  '.',
  'server',
  'server/areas',
  'server/kernel',
  'server/operations',
  'server/dev-store',
  'shared',
  'web',
  'web/admin',
  'web/survey-view',
  'tests',
  'tests/harness',
  'tests/harness/bench',
];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const repository: Repository = { paths: new Set(pathsIn('')), scripts: new Set(Object.keys(scripts)) };
const pages = [...repository.paths].filter((path) => path.endsWith('.md'));

describe('the Markdown pages of the repository', () => {
  it.each(pages)('%s names only paths and commands that exist', (page) => {
    expect(missingFrom(repository, page, read(page))).toEqual([]);
  });

  it('the README has at most 6 kB', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(6_000);
  });

  it.each(MAIN_FOLDERS)('the folder %s has a README', (folder) => {
    expect(pages).toContain(folder === '.' ? 'README.md' : `${folder}/README.md`);
  });
});

describe('a Markdown page with a missing path', () => {
  const small: Repository = {
    paths: new Set(['shared', 'shared/a', 'shared/a/b.ts', 'shared/a/c-kind.ts', 'shared/README.md']),
    scripts: new Set(['dev']),
  };
  const missing = (markdown: string) => missingFrom(small, 'shared/README.md', markdown);

  it.each([
    ['a link', '[b](a/gone.ts)', 'a/gone.ts'],
    ['a path from the root', '`shared/a/gone.ts`', 'shared/a/gone.ts'],
    ['a path from its folder', '`a/gone.ts`', 'a/gone.ts'],
    ['a file without its folder', '`gone.ts`', 'gone.ts'],
    ['a path with a placeholder', '`shared/a/<kind>-gone.ts`', 'shared/a/<kind>-gone.ts'],
    ['a command, also in a block', '```\nnpm run gone\n```', 'npm run gone'],
  ])('reports %s that does not exist', (_, markdown, told) => {
    expect(missing(markdown)).toEqual([told]);
  });

  it.each([
    '[b](a/b.ts#part)',
    '[elsewhere](https://example.test/a)',
    '`shared/a/`',
    '`a/{b,d}.ts`',
    '`b.ts`',
    '`shared/<folder>/*-kind.ts`',
    '`application/json`',
    '`npm run dev`',
  ])('accepts %s', (markdown) => {
    expect(missing(markdown)).toEqual([]);
  });
});
