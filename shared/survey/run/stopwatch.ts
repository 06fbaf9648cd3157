/** Milliseconds spent on each question. A clock that is set back takes nothing away. */
export interface Stopwatch {
  /** From now on time counts for this question, or for none. */
  readonly switchTo: (questionId: string | null) => void;
  /** Up to now. */
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
