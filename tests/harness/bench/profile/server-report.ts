import type { TallyRow } from './tally.ts';

/** What PostgreSQL counted itself, in total. */
export interface StatementTimes {
  readonly name: string;
  readonly calls: number;
  readonly planMs: number;
  readonly executeMs: number;
}

/** What a watched server saw since /begin. */
export interface ServerReport {
  readonly request: readonly TallyRow[];
  readonly batch: readonly TallyRow[];
  readonly statements: readonly TallyRow[];
  /** Of all threads of the server's process. */
  readonly processorMs: number;
  /** The share of the time in which the main thread was busy. */
  readonly loopBusy: number;
  readonly writtenBytes: number;
  /** Null on PGlite, which does not count. */
  readonly inDatabase: readonly StatementTimes[] | null;
  /** A statement that does nothing, alone. */
  readonly roundTripMs: number;
}
