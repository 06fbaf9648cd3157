import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Refusal } from './refusal.ts';

/**
 * A backup is compressed JSON lines: a head, each table's rows followed by their count and checksum, and an end with
 * the count and checksum of the whole file. Each row is the text that PostgreSQL writes, so that no value loses
 * precision in JavaScript.
 */
export const FORMAT = 1;

export interface BackupHead {
  readonly askwell: 'backup';
  readonly format: typeof FORMAT;
  readonly madeAt: string;
  readonly engine: string;
  /** The applied migrations. A restore applies the same ones before it inserts the rows. */
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

export interface BackupEnd {
  readonly end: true;
  readonly tables: number;
  readonly rows: number;
  readonly sha256: string;
}

export type BackupLine = BackupHead | TableHead | string | TableEnd | BackupEnd;

/** A checksum over rows or lines. It includes each length, so that two different lists never have the same input. */
export class Checksum {
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

/** The lines of a backup file. Throws a Refusal if the file is truncated or damaged. */
export async function* readLines(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file);
  const packed = createGunzip();
  const found: { fault?: Error; isWhole: boolean } = { isWhole: false };
  source.on('error', (error) => packed.destroy(error));
  packed.on('error', (error) => void (found.fault = error));
  const lines = createInterface({ input: source.pipe(packed), crlfDelay: Infinity });
  const checksum = new Checksum();
  try {
    for await (const text of lines) {
      const line = JSON.parse(text) as BackupLine;
      if (typeof line === 'object' && 'end' in line) {
        const { count } = checksum;
        if (line.sha256 !== checksum.digest())
          throw new Refusal(`The ${count} lines before its end were changed.`);
        found.isWhole = true;
      } else checksum.add(text);
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
  readonly head: BackupHead;
  readonly rows: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Reads the whole backup, and refuses it unless every count and checksum is right. */
export async function checkBackup(file: string): Promise<BackupFacts> {
  const counts = new Map<string, number>();
  let head: BackupHead | null = null;
  let checksum = new Checksum();
  let rows = 0;
  for await (const line of readLines(file)) {
    if (typeof line === 'string') checksum.add(line);
    else if ('askwell' in line) head = line;
    else if ('table' in line) checksum = new Checksum();
    else if ('endOf' in line) {
      if (checksum.count !== line.rows || checksum.digest() !== line.sha256) {
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
