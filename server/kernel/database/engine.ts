import type { Database, Priority } from './database.ts';
import type { Encoded } from './values.ts';

export interface Statement {
  text: string;
  values: readonly Encoded[];
  /** See `QueryOptions`. */
  keepsPlan?: boolean;
}

export interface Result {
  /** The command tag: `SELECT`, `COMMIT`, … */
  command: string;
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** The operations in which the two engines differ. */
export interface Engine {
  readonly name: Database['engine'];
  /** The number of callers that wait for a session. */
  readonly waiting: number;
  /** Runs one statement outside a transaction. */
  run(statement: Statement, priority: Priority): Promise<Result>;
  /** Takes a session for a transaction. */
  reserve(priority: Priority): Promise<Lease>;
  close(): Promise<void>;
}

/** An exclusive session, until released. */
export interface Lease {
  /** Begins a transaction; time-outs and the time zone hold in it. */
  begin(): Promise<void>;
  run(statement: Statement): Promise<Result>;
  /** Returns the session; `broken` means that it must not be reused. */
  release(broken: boolean): void;
}
