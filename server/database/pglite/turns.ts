import type { Priority } from '../database.ts';

/**
 * How long a turn of each kind may be overtaken by those that come later. Ordering by *arrival plus patience*
 * lets answers and screens go first, and yet everyone's turn comes.
 */
const PATIENCE_MS: Record<Priority, number> = { ingest: 0, screen: 60, rows: 1_000, upkeep: 5_000 };

interface Waiter {
  due: number;
  go: () => void;
}

/** Hands out the one session of PGlite, one holder at a time. */
export class Turns {
  #busy = false;
  readonly #now: () => number;
  readonly #waiting: Record<Priority, Waiter[]> = { ingest: [], screen: [], rows: [], upkeep: [] };
  #whenIdle: (() => void)[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get waiting(): number {
    return Object.values(this.#waiting).reduce((sum, { length }) => sum + length, 0);
  }

  /** Resolves when it is one's turn, with the function that ends it. */
  async take(priority: Priority): Promise<() => void> {
    if (this.#busy) {
      await new Promise<void>((go) => {
        this.#waiting[priority].push({ due: this.#now() + PATIENCE_MS[priority], go });
      });
    }
    this.#busy = true;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#next();
    };
  }

  /** Resolves once nobody holds or awaits a turn. */
  async idle(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  #next(): void {
    // Within a kind the first is always the one due first, so only the heads need comparing.
    let first: Waiter[] | undefined;
    for (const queue of Object.values(this.#waiting)) {
      const head = queue[0];
      if (head && (!first?.[0] || head.due < first[0].due)) first = queue;
    }
    const waiter = first?.shift();
    if (waiter) {
      waiter.go();
      return;
    }
    this.#busy = false;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}
