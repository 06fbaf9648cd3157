import type { Ledger } from './ledger.ts';

const LOOK_MS = 10;

/** Returns a function that ends the watch and returns the longest time without an acknowledged response. */
export function watchSilence(ledger: Ledger): () => number {
  let [last, longest, count] = [performance.now(), 0, ledger.answered];
  const timer = setInterval(() => {
    if (ledger.answered === count) return;
    const now = performance.now();
    longest = Math.max(longest, now - last);
    [last, count] = [now, ledger.answered];
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    return longest;
  };
}
