import { setImmediate as pause } from 'node:timers/promises';

export const FIRST_ROWS = 200;
const FEWEST_ROWS = 50;
const MOST_ROWS = 50_000;
/** A slice is to take about this long: on PGlite everybody else waits for it. */
const TARGET_MS = 25;

/** Says how many rows it looked at; fewer than asked for are the last. */
export type LookAtSlice = (rows: number) => Promise<number>;

/** Goes through rows slice by slice, each as large as the last ones were quick. */
export async function scanSlices(look: LookAtSlice, signal?: AbortSignal): Promise<void> {
  let rows = FIRST_ROWS;
  for (;;) {
    signal?.throwIfAborted();
    const begin = performance.now();
    const looked = await look(rows);
    if (looked < rows) return;
    rows = nextSize(rows, performance.now() - begin);
    // Requests that came in meanwhile are taken up first.
    await pause();
  }
}

/** At most twice as many as before, so that one lucky slice doesn't make the next one long. */
export function nextSize(rows: number, tookMs: number): number {
  const fitting = Math.floor((rows * TARGET_MS) / Math.max(tookMs, 0.1));
  return Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, rows * 2, fitting));
}
