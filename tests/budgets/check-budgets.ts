import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Budget, Measured } from './budgets.ts';

export interface Weighed {
  readonly target: string;
  readonly name: string;
  readonly limit: number;
  /** Kilobytes after gzip, or the reason why nothing was measured. */
  readonly weight: number | string;
  readonly ok: boolean;
}

interface Target {
  readonly name: string;
  readonly output: string;
}

/** Compares the built files with their budgets. A budget without files and a target without budgets fail the check. */
export async function checkBudgets(
  root: string,
  targets: readonly Target[],
  budgets: Readonly<Record<string, readonly Budget[]>>,
): Promise<Weighed[]> {
  const known = new Set(targets.map(({ name }) => name));
  const unknownTargets = Object.keys(budgets).filter((name) => !known.has(name));
  const weighed = await Promise.all(
    targets.map(({ name, output }) => weighTarget(name, join(root, output), budgets[name] ?? [])),
  );
  return [...weighed.flat(), ...unknownTargets.map((name) => fault(name, 'There is no such build target.'))];
}

async function weighTarget(target: string, folder: string, budgets: readonly Budget[]): Promise<Weighed[]> {
  if (budgets.length === 0) return [fault(target, 'This build target has no budget.')];
  return Promise.all(
    budgets.map(async ({ name, measured, limit }) => {
      const weight = await weigh(folder, measured).catch((error: unknown) => String(error));
      return { target, name, limit, weight, ok: typeof weight === 'number' && weight <= limit };
    }),
  );
}

function fault(target: string, sentence: string): Weighed {
  return { target, name: 'budget', limit: 0, weight: sentence, ok: false };
}

async function weigh(folder: string, measured: Measured): Promise<number | string> {
  if ('largest' in measured) {
    const weights = await Promise.all((await filesMatching(folder, measured.largest)).map(gzipped));
    return weights.length === 0 ? 'No file was built that this budget measures.' : Math.max(...weights);
  }
  const files = await filesOfEntry(folder, measured.entry, measured.type);
  if (files.length === 0) return 'No file was built that this budget measures.';
  const weights = await Promise.all(files.map((file) => gzipped(join(folder, file))));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

async function filesMatching(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => pattern.test(relative(folder, file)));
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

async function filesOfEntry(folder: string, entry: string, type: 'js' | 'css'): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (seen.has(key)) return;
    if (!chunk) throw new Error(`The manifest has no entry ${key}.`);
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (file.endsWith(`.${type}`)) files.add(file);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  return [...files];
}

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length / 1000;
}
