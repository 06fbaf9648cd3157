import { AppError } from '#shared/errors.ts';
import { afterTicks } from './after-ticks.ts';

export interface Batcher<Item, Result> {
  /** Resolves once the item is stored. Throws UNAVAILABLE when the queue is full. */
  add(key: string, item: Item): Promise<Result>;
  /** Accepts no more items, and resolves when all accepted items are answered. */
  stop(): Promise<void>;
  /** Accepted items that are not answered yet. */
  readonly waiting: number;
}

/** The result of one item. */
export type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

export interface BatcherOptions<Item, Result> {
  /**
   * Processes items of one key in their order of arrival, and returns an outcome for each, in the same order. Two calls
   * with the same key may overlap.
   */
  readonly flush: (key: string, items: readonly Item[]) => Promise<readonly Outcome<Result>[]>;
  /** The memory that an item takes. */
  readonly weigh: (item: Item) => number;
  readonly limits?: Partial<BatcherLimits>;
}

export interface BatcherLimits {
  readonly batch: number;
  readonly waiting: number;
  readonly waitingWeight: number;
  /** The number of batches that are processed concurrently. */
  readonly flushes: number;
  /** A key with a batch under way may have a second one once this many of its items wait. */
  readonly secondBatchFrom: number;
  /** The longest time that a caller waits. */
  readonly patienceMs: number;
}

const DEFAULTS: BatcherLimits = {
  batch: 128,
  waiting: 5_000,
  waitingWeight: 32 * 1024 * 1024,
  flushes: 4,
  secondBatchFrom: 64,
  patienceMs: 10_000,
};

const RETRY_AFTER_SECONDS = 2;

/** The most turns of the event loop that a batch waits for more items. */
const MOST_TICKS = 4;
const TICKS_AFTER_REPLIES = 2;

interface Waiter<Item, Result> {
  readonly item: Item;
  readonly weight: number;
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Natural batching: while no flush is running, an item is flushed in the same turn of the event loop; items that arrive
 * during a flush, or in the turns after it, form the next batch. So an idle server answers without delay, and a busy one
 * handles more items per transaction. Batches have a maximum size, so that some callers are answered while others are
 * processed. A key of which many items wait has a second batch under way, so that the database has work while the
 * process answers.
 */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  return new NaturalBatcher(options.flush, options.weigh, { ...DEFAULTS, ...options.limits });
}

class NaturalBatcher<Item, Result> implements Batcher<Item, Result> {
  readonly #flush: BatcherOptions<Item, Result>['flush'];
  readonly #weigh: (item: Item) => number;
  readonly #limits: BatcherLimits;
  /** Queues by key, in the order in which the keys arrived. */
  readonly #queues = new Map<string, Waiter<Item, Result>[]>();
  readonly #underWay = new Set<{ readonly key: string; readonly batch: readonly Waiter<Item, Result>[] }>();
  #waiting = 0;
  #weight = 0;
  #isStarting = false;
  #stopping = false;
  #whenEmpty: (() => void)[] = [];
  #watch: NodeJS.Timeout | undefined;

  constructor(
    flush: BatcherOptions<Item, Result>['flush'],
    weigh: (item: Item) => number,
    limits: BatcherLimits,
  ) {
    this.#flush = flush;
    this.#weigh = weigh;
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  add(key: string, item: Item): Promise<Result> {
    const { waiting, waitingWeight } = this.#limits;
    if (this.#stopping || this.#waiting >= waiting || this.#weight >= waitingWeight) {
      return Promise.reject(busy());
    }
    return new Promise((resolve, reject) => {
      const weight = this.#weigh(item);
      this.#waiting += 1;
      this.#weight += weight;
      const waiter = { item, weight, since: performance.now(), resolve, reject };
      const queue = this.#queues.get(key);
      if (queue) queue.push(waiter);
      else this.#queues.set(key, [waiter]);
      this.#startSoon();
      this.#watch ??= setInterval(() => this.#giveUpOnLate(), this.#limits.patienceMs / 10).unref();
    });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#waiting > 0) await new Promise<void>((resolve) => this.#whenEmpty.push(resolve));
    clearInterval(this.#watch);
  }

  /**
   * Starts batches after one turn of the event loop. After replies to several callers it waits two turns, and up to four
   * while each brings more items, so that these share a batch.
   */
  #startSoon(fewest = 1): void {
    if (this.#isStarting) return;
    this.#isStarting = true;
    // The first turn has nothing to compare with, so it never counts as growing.
    let seen = Infinity;
    const isGrowing = () => {
      const before = seen;
      seen = this.#waiting;
      return seen > before;
    };
    afterTicks({ fewest, most: MOST_TICKS, isGrowing }, () => {
      this.#isStarting = false;
      this.#startNext();
    });
  }

  #startNext(): void {
    for (const [key, queue] of this.#queues) {
      if (this.#underWay.size >= this.#limits.flushes) return;
      if (!this.#mayStart(key, queue.length)) continue;
      const batch = queue.splice(0, this.#limits.batch);
      // The rest of this key moves to the end, so that a busy key does not block the others.
      this.#queues.delete(key);
      if (queue.length > 0) this.#queues.set(key, queue);
      void this.#work(key, batch);
    }
  }

  #mayStart(key: string, waiting: number): boolean {
    const own = [...this.#underWay].filter((each) => each.key === key).length;
    return own === 0 || (own === 1 && waiting >= this.#limits.secondBatchFrom);
  }

  async #work(key: string, batch: readonly Waiter<Item, Result>[]): Promise<void> {
    const work = { key, batch };
    this.#underWay.add(work);
    try {
      const outcomes = await this.#flush(
        key,
        batch.map(({ item }) => item),
      );
      for (const [at, waiter] of batch.entries()) settle(waiter, outcomes[at]);
    } catch (error) {
      for (const waiter of batch) waiter.reject(error);
    }
    this.#underWay.delete(work);
    this.#release(batch);
    // Callers who have just been answered may have more to send.
    if (this.#queues.size > 0) this.#startSoon(batch.length > 1 ? TICKS_AFTER_REPLIES : 1);
  }

  #release(waiters: readonly Waiter<Item, Result>[]): void {
    this.#waiting -= waiters.length;
    for (const { weight } of waiters) this.#weight -= weight;
    if (this.#waiting === 0) for (const resolve of this.#whenEmpty.splice(0)) resolve();
  }

  /** The running flush may still store the item. The caller gets an error and retries. */
  #giveUpOnLate(): void {
    const since = performance.now() - this.#limits.patienceMs;
    for (const [key, queue] of this.#queues) {
      const late = queue.filter((waiter) => waiter.since < since);
      if (late.length === 0) continue;
      const rest = queue.filter((waiter) => waiter.since >= since);
      if (rest.length > 0) this.#queues.set(key, rest);
      else this.#queues.delete(key);
      for (const waiter of late) waiter.reject(busy());
      this.#release(late);
    }
    for (const { batch } of this.#underWay) {
      for (const waiter of batch) if (waiter.since < since) waiter.reject(busy());
    }
  }
}

function settle<Item, Result>(waiter: Waiter<Item, Result>, outcome: Outcome<Result> | undefined): void {
  if (outcome === undefined) waiter.reject(new Error('An item of a batch was left without an outcome.'));
  else if ('error' in outcome) waiter.reject(outcome.error);
  else waiter.resolve(outcome.result);
}

function busy(): AppError {
  return new AppError('UNAVAILABLE', undefined, { retryAfter: RETRY_AFTER_SECONDS });
}
