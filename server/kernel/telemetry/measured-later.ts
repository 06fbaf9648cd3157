/**
 * A scrape gets what was measured last and never waits for the database, so that figures come while it is slow or away.
 * `unknown` is told before the first answer and after a failure.
 */
export function measuredLater<T>(freshMs: number, measure: () => Promise<T>, unknown: T): () => T {
  let askedAt = -Infinity;
  let last = unknown;
  return () => {
    if (performance.now() - askedAt > freshMs) {
      askedAt = performance.now();
      void measure().then(
        (answer) => (last = answer),
        () => (last = unknown),
      );
    }
    return last;
  };
}
