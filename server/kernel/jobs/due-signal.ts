/** Tells the job runners of this process that a job became due, so that it does not wait for their next look. */
export interface DueSignal {
  /** Called after the commit of what made the job due. */
  tell(): void;
  /** Returns a function that ends it. */
  listen(look: () => void): () => void;
}

export interface WithDueSignal {
  readonly due: DueSignal;
}

/** A store whose answers never pause makes a job due with each of them, and each look costs a statement. */
const EVERY_MS = 250;

export function createDueSignal(now: () => number = () => performance.now()): DueSignal {
  const listeners = new Set<() => void>();
  let toldAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const pass = () => {
    timer = undefined;
    toldAt = now();
    for (const look of listeners) look();
  };
  return {
    tell: () => void (timer ??= setTimeout(pass, Math.max(0, toldAt + EVERY_MS - now())).unref()),
    listen(look) {
      listeners.add(look);
      return () => void listeners.delete(look);
    },
  };
}
