import type { Database, Priority } from './database.ts';
import type { Encoded } from './values.ts';

export interface Statement {
  text: string;
  values: readonly Encoded[];
}

export interface Result {
  /** What was done: `SELECT`, `COMMIT`, … */
  command: string;
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** What differs between the two engines; everything else is built over this. */
export interface Engine {
  readonly name: Database['engine'];
  /** How many wait for a session now. */
  readonly waiting: number;
  /** Runs one statement by itself. */
  run(statement: Statement, priority: Priority): Promise<Result>;
  /** Takes a session for a transaction. */
  reserve(priority: Priority): Promise<Lease>;
  close(): Promise<void>;
}

/** A session of one's own, until released. */
export interface Lease {
  run(statement: Statement): Promise<Result>;
  /** Gives the session back; `broken` says that it can't be used by anyone any more. */
  release(broken: boolean): void;
}

export function toObjects(result: Result): Record<string, unknown>[] {
  const { columns } = result;
  return result.rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
}
