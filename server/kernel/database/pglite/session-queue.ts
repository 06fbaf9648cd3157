import type { Priority } from '../database.ts';

/**
 * How long later requests may overtake each priority. Ordering by arrival time plus patience serves answers and
 * screens first without starving the rest.
 */
const PATIENCE_MS: Record<Priority, number> = { ingest: 0, screen: 60, rows: 1_000, upkeep: 5_000 };

/**
 * A screen's request runs several statements in a row. For this long after each, long work holds back, so that the
 * request does not wait for a slice at every statement. The total is limited, so that a series of requests cannot
 * block long work.
 */
const BETWEEN_MS = 5;
const HELD_UP_MS = 40;
const KINDS: readonly Priority[] = ['ingest', 'screen', 'rows', 'upkeep'];
const LONG: readonly Priority[] = ['rows', 'upkeep'];

interface Waiter {
  since: number;
  due: number;
  go: () => void;
}

/** Grants the single PGlite session to one holder at a time. */
export class SessionQueue {
  #busy = false;
  readonly #now: () => number;
  readonly #waiting: Record<Priority, Waiter[]> = { ingest: [], screen: [], rows: [], upkeep: [] };
  #whenIdle: (() => void)[] = [];
  #quietUntil = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get waiting(): number {
    return Object.values(this.#waiting).reduce((sum, { length }) => sum + length, 0);
  }

  /** Resolves when the session is free; returns the function that releases it. */
  async take(priority: Priority): Promise<() => void> {
    await new Promise<void>((go) => {
      const since = this.#now();
      this.#waiting[priority].push({ since, due: since + PATIENCE_MS[priority], go });
      if (!this.#busy) this.#next();
    });
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      if (priority === 'screen') this.#quietUntil = this.#now() + BETWEEN_MS;
      this.#next();
    };
  }

  /** Resolves when no one holds or awaits the session. */
  async idle(): Promise<void> {
    if (this.#busy || this.waiting > 0) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  #next(): void {
    clearTimeout(this.#rest);
    const kind = this.#dueFirst();
    const [waiter] = kind ? this.#waiting[kind] : [];
    this.#busy = false;
    if (!kind || !waiter) {
      for (const resolve of this.#whenIdle.splice(0)) resolve();
      return;
    }
    const heldUntil = Math.min(this.#quietUntil, waiter.since + HELD_UP_MS);
    const rest = LONG.includes(kind) ? heldUntil - this.#now() : 0;
    if (rest > 0) {
      this.#rest = setTimeout(() => this.#next(), rest);
      return;
    }
    this.#busy = true;
    this.#waiting[kind].shift();
    waiter.go();
  }

  #dueFirst(): Priority | undefined {
    // Within a priority the first waiter is always due first, so only the heads need comparing.
    let first: Waiter | undefined;
    let kind: Priority | undefined;
    for (const each of KINDS) {
      const [head] = this.#waiting[each];
      if (head && (!first || head.due < first.due)) {
        first = head;
        kind = each;
      }
    }
    return kind;
  }
}
