import type { PendingResponse } from './pending-response.ts';
import type { KnownResponse } from './stored-response-repository.ts';

/**
 * The snapshots of one response in this batch. The first one determines the fixed fields of a new response; the last
 * valid one is stored.
 */
export interface Candidate {
  readonly first: PendingResponse;
  best: PendingResponse;
  /** Indexes in the batch, without the snapshots that name another version than the first. */
  readonly indexes: number[];
  readonly versionMismatches: number[];
}

/** One response to insert or update. */
export interface ResponseChange {
  readonly candidate: Candidate;
  /** Null for a new response. */
  readonly stored: KnownResponse | null;
  /** Beyond the plan's limit: it is kept, but counted and told nowhere. */
  readonly isVeiled: boolean;
}

/** Whether the change belongs to a test response. The stored row decides, if there is one. */
export const isTestChange = ({ candidate, stored }: ResponseChange): boolean =>
  (stored ?? candidate.first).isTest;
