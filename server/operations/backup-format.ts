import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Refusal } from './refusal.ts';

/**
 * A backup is lines of JSON, compressed: a head, then each table with its rows and its count and checksum behind
 * them, and an end with those of the whole. A row is a text, as PostgreSQL itself writes rows: nothing about a value
 * is lost on the way through another language.
 */
export const FORMAT = 1;

export interface Head {
  readonly askwell: 'backup';
  readonly format: typeof FORMAT;
  readonly madeAt: string;
  readonly engine: string;
  /** What had been applied: the tables are made by the same ones before the rows come back. */
  readonly migrations: readonly string[];
}

export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface TableEnd {
  readonly endOf: string;
  readonly rows: number;
  readonly sha256: string;
}

export interface End {
  readonly end: true;
  readonly tables: number;
  readonly rows: number;
  readonly sha256: string;
}

export type Line = Head | TableHead | string | TableEnd | End;

/** Adds rows or lines up to a checksum, each with its length, so that no two lists are alike. */
export class Sum {
  readonly #hash = createHash('sha256');
  count = 0;

  add(text: string): void {
    this.count += 1;
    this.#hash.update(`${text.length}:`).update(text);
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** The lines of a backup file, one by one; a file that is cut off or damaged ends with a refusal. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const packed = createGunzip();
  const found: { fault?: Error; isWhole: boolean } = { isWhole: false };
  source.on('error', (error) => packed.destroy(error));
  packed.on('error', (error) => void (found.fault = error));
  const lines = createInterface({ input: source.pipe(packed), crlfDelay: Infinity });
  const sum = new Sum();
  try {
    for await (const text of lines) {
      const line = JSON.parse(text) as Line;
      if (typeof line === 'object' && 'end' in line) {
        const { count } = sum;
        if (line.sha256 !== sum.digest())
          throw new Refusal(`The ${count} lines before its end were changed.`);
        found.isWhole = true;
      } else sum.add(text);
      yield line;
    }
  } catch (error) {
    throw damaged(file, found.fault ?? error);
  } finally {
    source.destroy();
  }
  if (!found.isWhole) throw damaged(file, found.fault ?? new Error('It ends before its end.'));
}

function damaged(file: string, cause: unknown): Refusal {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Refusal(`${file} is no whole backup: ${reason}`, { cause });
}

export interface BackupFacts {
  readonly head: Head;
  readonly rows: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Reads a backup from beginning to end, and refuses it unless every count and checksum is right. */
export async function checkBackup(file: string): Promise<BackupFacts> {
  const counts = new Map<string, number>();
  let head: Head | null = null;
  let sum = new Sum();
  let rows = 0;
  for await (const line of readLines(file)) {
    if (typeof line === 'string') sum.add(line);
    else if ('askwell' in line) head = line;
    else if ('table' in line) sum = new Sum();
    else if ('endOf' in line) {
      if (sum.count !== line.rows || sum.digest() !== line.sha256) {
        throw new Refusal(`${file}: the rows of ${line.endOf} are not those that were written.`);
      }
      counts.set(line.endOf, line.rows);
      rows += line.rows;
    } else if (line.tables !== counts.size || line.rows !== rows) {
      throw new Refusal(`${file}: some tables are missing.`);
    }
  }
  if (head?.format !== FORMAT) throw new Refusal(`${file} is no backup that this version can read.`);
  return { head, rows, counts };
}
