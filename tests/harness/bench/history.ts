import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Result } from './report.ts';

/** One line for each run of `npm run bench`. It is part of the repository. */
export const HISTORY = join(import.meta.dirname, 'history.jsonl');

const amount = z.nullable(z.number());

const figureSchema = z.object({
  name: z.string(),
  unit: z.string(),
  /** One value for each size of the bench; null where a size lacks the figure. */
  product: z.array(amount),
  reference: z.array(amount),
  goals: z.array(z.string()),
});

const benchSchema = z.object({
  /** `ingest` for `ingest.bench.ts`. */
  file: z.string(),
  title: z.string(),
  reference: z.string(),
  sizeUnit: z.string(),
  sizes: z.array(z.number()),
  figures: z.array(figureSchema),
});

const runSchema = z.object({
  date: z.iso.datetime(),
  commit: z.string(),
  processor: z.string(),
  cores: z.number(),
  node: z.string(),
  /** The load average of one minute before and after the run. */
  load: z.object({ begin: z.number(), end: z.number() }),
  benches: z.array(benchSchema),
});

export type FigureRecord = z.infer<typeof figureSchema>;
export type BenchRecord = z.infer<typeof benchSchema>;
export type Run = z.infer<typeof runSchema>;

/** The runs in the order of their dates. Throws with the number of a line that is none. */
export function parseHistory(text: string): Run[] {
  const lines = text.split('\n').map((line, at) => ({ line, at: at + 1 }));
  const runs = lines.filter(({ line }) => line.trim() !== '').map(({ line, at }) => parseRun(line, at));
  return runs.sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

function parseRun(line: string, at: number): Run {
  try {
    return runSchema.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`Line ${at} of the history is not a run.`, { cause });
  }
}

export async function readHistory(path: string): Promise<Run[]> {
  const text = existsSync(path) ? await readFile(path, 'utf8') : '';
  return parseHistory(text);
}

export async function appendRun(path: string, run: Run): Promise<void> {
  await appendFile(path, `${JSON.stringify(run)}\n`);
}

/** Notes when and where a run begins. Call `end` after the last bench. */
export function beginRun(): { end(benches: readonly BenchRecord[]): Run } {
  const begin = loadNow();
  const date = new Date().toISOString();
  return {
    end: (benches) => ({
      date,
      commit: commitNow(),
      processor: cpus()[0]?.model ?? 'unknown processor',
      cores: cpus().length,
      node: process.versions.node,
      load: { begin, end: loadNow() },
      benches: [...benches],
    }),
  };
}

const loadNow = () => Number((loadavg()[0] ?? 0).toFixed(1));

/** With a plus sign if files differ from the commit. */
function commitNow(): string {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}

export function recordOf(file: string, { bench, ...result }: Result): BenchRecord {
  const { title, reference, sizeUnit, sizes } = bench;
  const figures =
    'productGrowth' in result
      ? [timeFigure(result.rows, 'goal' in bench ? bench.goal : undefined)]
      : figuresOf(result.rows);
  return { file, title, reference, sizeUnit, sizes: [...sizes], figures };
}

function timeFigure(
  rows: readonly { product: number; reference: number }[],
  goal: string | undefined,
): FigureRecord {
  return {
    name: 'time',
    unit: 'ms',
    product: rows.map(({ product }) => short(product)),
    reference: rows.map(({ reference }) => short(reference)),
    goals: rows.map(() => goal ?? ''),
  };
}

function figuresOf(rows: Extract<Result, { rows: readonly { figures: unknown }[] }>['rows']): FigureRecord[] {
  const names = [...new Set(rows.flatMap(({ figures }) => figures.map(({ name }) => name)))];
  return names.map((name) => {
    const found = rows.map(({ figures }) => figures.find((figure) => figure.name === name));
    return {
      name,
      unit: found.find((figure) => figure !== undefined)?.unit ?? '',
      product: found.map((figure) => short(figure?.product)),
      reference: found.map((figure) => short(figure?.reference)),
      goals: found.map((figure) => figure?.goal ?? ''),
    };
  });
}

/** Four digits are more than a measurement is worth. JSON has no number for NaN and infinity. */
function short(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(4)) : null;
}

/**
 * Whether other work ran on the machine: before the run, when only other work can cause load, or so much at its end
 * that the benches, which keep about two cores busy, cannot explain it.
 */
export function wasLoaded({ load, cores }: Pick<Run, 'load' | 'cores'>): boolean {
  return load.begin > cores / 2 || load.end > Math.max(cores, 2) * 2.5;
}
