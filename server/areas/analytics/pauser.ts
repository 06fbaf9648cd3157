import { setImmediate as pause } from 'node:timers/promises';

const LONGEST_MS = 10;

/**
 * Returns a function to await between the items of long work. Where the items have taken so long that other requests wait,
 * it answers these first, however long one item takes.
 */
export function createPauser(now: () => number = () => performance.now()): () => Promise<void> {
  let begin = now();
  return async () => {
    if (now() - begin < LONGEST_MS) return;
    await pause();
    begin = now();
  };
}
