/** Measures milliseconds spent on each question. Ignores a clock that moves backwards. */
export interface Stopwatch {
  /** Starts measuring this question and stops the one before; null only stops. */
  readonly switchTo: (questionId: string | null) => void;
  /** The times so far. */
  readonly read: (questionIds: readonly string[]) => Record<string, number>;
  readonly clear: () => void;
}

export function createStopwatch(clock: () => number, earlier: Readonly<Record<string, number>>): Stopwatch {
  let spent = new Map(Object.entries(earlier));
  let running: string | null = null;
  let since = 0;

  const lap = () => {
    const now = clock();
    if (running !== null)
      spent.set(running, (spent.get(running) ?? 0) + Math.max(0, Math.round(now - since)));
    since = now;
  };

  return {
    switchTo: (questionId) => {
      lap();
      running = questionId;
    },
    read: (questionIds) => {
      lap();
      return Object.fromEntries(
        questionIds.flatMap((id) => (spent.has(id) ? [[id, spent.get(id) ?? 0]] : [])),
      );
    },
    clear: () => {
      spent = new Map();
      since = clock();
    },
  };
}
