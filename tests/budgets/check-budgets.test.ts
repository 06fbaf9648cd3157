import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { Budget } from './budgets.ts';
import { checkBudgets } from './check-budgets.ts';

const TARGET = { name: 'admin', output: 'dist/admin' };
const MANIFEST = {
  'index.html': { file: 'a.js', css: ['a.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
  'late.ts': { file: 'late.js' },
};

/** A built folder. Random bytes don't compress, so a file's compressed size is its length. */
async function built(sizes: Record<string, number>): Promise<string> {
  const root = await mkdtemp(join(inject('scratch'), 'built-'));
  await writeBelow(root, '.vite/manifest.json', JSON.stringify(MANIFEST));
  for (const [file, size] of Object.entries(sizes)) await writeBelow(root, file, randomBytes(size));
  return root;
}

async function writeBelow(root: string, file: string, content: string | Buffer): Promise<void> {
  const path = join(root, TARGET.output, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function weigh(root: string, measured: Budget['measured'], limit: number) {
  const [only] = await checkBudgets(root, [TARGET], { admin: [{ name: 'x', measured, limit }] });
  return only!;
}

test('measures an entry with its static imports, not with its dynamic ones', async () => {
  const root = await built({
    'a.js': 3000,
    'shared.js': 2000,
    'late.js': 9000,
    'a.css': 500,
    'shared.css': 700,
  });
  const script = await weigh(root, { entry: 'index.html', type: 'js' }, 5.1);
  expect(script.weight).toBeCloseTo(5, 1);
  expect(script.ok).toBe(true);
  const style = await weigh(root, { entry: 'index.html', type: 'css' }, 1.1);
  expect(style.weight).toBeCloseTo(1.2, 1);
  expect(style.ok).toBe(false);
});

test('measures the largest file that matches', async () => {
  const root = await built({ 'a.js': 3000, 'deep/late.js': 9000 });
  expect((await weigh(root, { largest: /\.js$/ }, 9.1)).ok).toBe(true);
  expect((await weigh(root, { largest: /\.js$/ }, 8.9)).ok).toBe(false);
});

test('fails a budget that matches no file', async () => {
  const root = await built({ 'a.js': 10 });
  expect((await weigh(root, { largest: /\.css$/ }, 10)).ok).toBe(false);
  expect((await weigh(root, { entry: 'other.html', type: 'js' }, 10)).ok).toBe(false);
  expect((await weigh(join(root, 'nowhere'), { largest: /\.js$/ }, 10)).ok).toBe(false);
});

test('fails a target without budgets and a budget without a target', async () => {
  const root = await built({ 'a.js': 10 });
  expect(await checkBudgets(root, [TARGET], {})).toMatchObject([{ target: 'admin', ok: false }]);
  const budget = { name: 'x', measured: { largest: /./ }, limit: 1 };
  expect(await checkBudgets(root, [], { old: [budget] })).toMatchObject([{ target: 'old', ok: false }]);
});
