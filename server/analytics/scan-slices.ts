import { setImmediate as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

/** How many rows at once, and how long they may take. */
export interface Pace {
  readonly first: number;
  readonly fewest: number;
  readonly most: number;
  readonly targetMs: number;
}

const PACES: Readonly<Record<Database['engine'], Pace>> = {
  // Everybody else waits for a slice, so it is short.
  pglite: { first: 1_000, fewest: 200, most: 20_000, targetMs: 35 },
  // Nobody does, so it is as large as what it brings along may be.
  postgres: { first: 50_000, fewest: 5_000, most: 500_000, targetMs: 2_000 },
};

/** Says how many rows it looked at; fewer than asked for are the last. */
export type LookAtSlice = (rows: number) => Promise<number>;

/** Goes through rows slice by slice, each as large as the last ones were quick. */
export async function scanSlices(
  { engine }: Pick<Database, 'engine'>,
  look: LookAtSlice,
  signal?: AbortSignal,
): Promise<void> {
  let rows = PACES[engine].first;
  for (;;) {
    signal?.throwIfAborted();
    const begin = performance.now();
    const looked = await look(rows);
    if (looked < rows) return;
    rows = nextSize(PACES[engine], rows, performance.now() - begin);
    // Requests that came in meanwhile are taken up first.
    await pause();
  }
}

/** At most twice as many as before, so that one lucky slice doesn't make the next one long. */
export function nextSize({ fewest, most, targetMs }: Pace, rows: number, tookMs: number): number {
  const fitting = Math.floor((rows * targetMs) / Math.max(tookMs, 0.1));
  return Math.max(fewest, Math.min(most, rows * 2, fitting));
}
