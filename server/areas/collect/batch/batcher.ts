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

/** `locked`: the key was busy, so the item is flushed again, in a batch of its key alone that waits for it. */
export type FlushOutcome<Result> = Outcome<Result> | 'locked';

/** Items of one key, in their order of arrival. */
export interface Group<Item> {
  readonly key: string;
  readonly items: readonly Item[];
}

export interface BatcherOptions<Item, Result> {
  /**
   * Processes the groups of a batch, and returns an outcome for each item, in the same order. Only a batch with `waits` may
   * wait for a key that is busy: it has one group, so no other key waits. Two calls with the same key may overlap.
   */
  readonly flush: (
    groups: readonly Group<Item>[],
    options: { readonly waits: boolean },
  ) => Promise<readonly FlushOutcome<Result>[]>;
  /** The memory that an item takes. */
  readonly weigh: (item: Item) => number;
  /** The number of keys that may share a batch now. With one, each batch waits for its key. */
  readonly keysAtOnce?: () => number;
  readonly limits?: Partial<BatcherLimits>;
}

export interface BatcherLimits {
  /** The most items of a batch. Keys that share it have an equal share each. */
  readonly batch: number;
  /** The most weight of a batch of several keys, by equal shares, except that each key has an item in it. */
  readonly batchWeight: number;
  readonly waiting: number;
  readonly waitingWeight: number;
  /** The number of batches that are processed concurrently, and of those that may wait besides. */
  readonly flushes: number;
  readonly waitingFlushes: number;
  /** A key with a batch under way may have a second one once this many of its items wait. */
  readonly secondBatchFrom: number;
  /** The longest time that a caller waits. */
  readonly patienceMs: number;
}

const DEFAULTS: BatcherLimits = {
  batch: 128,
  batchWeight: 512 * 1024,
  waiting: 5_000,
  waitingWeight: 32 * 1024 * 1024,
  flushes: 4,
  waitingFlushes: 4,
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

type Waiters<Item, Result> = readonly Waiter<Item, Result>[];

interface WaitingGroup<Item, Result> {
  readonly key: string;
  readonly waiters: Waiters<Item, Result>;
}

interface Work<Item, Result> {
  readonly groups: readonly WaitingGroup<Item, Result>[];
  /** It is a second batch of its key, or waits for one that was busy, and counts apart. */
  readonly isBeside: boolean;
  readonly waits: boolean;
}

/**
 * Natural batching: while no flush is running, an item is flushed in the same turn of the event loop; items that arrive
 * during a flush, or in the turns after it, form the next batch. So an idle server answers without delay, and a busy one
 * handles more items per transaction. Batches have a maximum size, so that some callers are answered while others are
 * processed. Several keys share a batch, by equal shares. A key of which many items wait has a second batch under way, so
 * that the database has work while the process answers. It and a key that was busy have a batch alone, so no other key
 * waits with them.
 */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  return new NaturalBatcher(options);
}

class NaturalBatcher<Item, Result> implements Batcher<Item, Result> {
  readonly #flush: BatcherOptions<Item, Result>['flush'];
  readonly #weigh: (item: Item) => number;
  readonly #keysAtOnce: () => number;
  readonly #limits: BatcherLimits;
  /** Queues by key, in the order in which the keys arrived. */
  readonly #queues = new Map<string, Waiter<Item, Result>[]>();
  /** Keys whose next batch waits for them. */
  readonly #locked = new Set<string>();
  readonly #underWay = new Set<Work<Item, Result>>();
  #waiting = 0;
  #weight = 0;
  #isStarting = false;
  #stopping = false;
  #whenEmpty: (() => void)[] = [];
  #watch: NodeJS.Timeout | undefined;

  constructor({ flush, weigh, keysAtOnce = () => 1, limits }: BatcherOptions<Item, Result>) {
    this.#flush = flush;
    this.#weigh = weigh;
    this.#keysAtOnce = keysAtOnce;
    this.#limits = { ...DEFAULTS, ...limits };
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
    const keys = this.#keysAtOnce();
    const { flushes, waitingFlushes } = this.#limits;
    for (const key of this.#keysToWaitFor()) {
      if (this.#countUnderWay(true) >= waitingFlushes) break;
      void this.#work({ groups: [this.#take(key, this.#limits.batch)], isBeside: true, waits: true });
    }
    while (this.#countUnderWay(false) < flushes) {
      const free = this.#freeKeys(keys);
      if (free.length === 0) return;
      void this.#work({ groups: this.#share(free), isBeside: false, waits: keys === 1 });
    }
  }

  #countUnderWay(isBeside: boolean): number {
    return [...this.#underWay].filter((work) => work.isBeside === isBeside).length;
  }

  /** The keys that were busy, and those of which many items wait besides a batch that is under way. */
  #keysToWaitFor(): string[] {
    const batches = this.#batchesByKey();
    return [...this.#queues].flatMap(([key, { length }]) => {
      const own = batches.get(key) ?? 0;
      const isNext = this.#locked.has(key) ? own === 0 : own === 1 && length >= this.#limits.secondBatchFrom;
      return isNext ? key : [];
    });
  }

  /** The first keys that have no batch under way. */
  #freeKeys(most: number): string[] {
    const batches = this.#batchesByKey();
    const free: string[] = [];
    for (const key of this.#queues.keys()) {
      if (free.length === most) break;
      if (!batches.has(key) && !this.#locked.has(key)) free.push(key);
    }
    return free;
  }

  #batchesByKey(): ReadonlyMap<string, number> {
    const batches = new Map<string, number>();
    for (const { groups } of this.#underWay) {
      for (const { key } of groups) batches.set(key, (batches.get(key) ?? 0) + 1);
    }
    return batches;
  }

  /** Gives each key an equal share of a batch, and what one does not need to those with more items. */
  #share(keys: readonly string[]): WaitingGroup<Item, Result>[] {
    const lengthOf = (key: string) => this.#queues.get(key)?.length ?? 0;
    let room = this.#limits.batch;
    const mostWeight = keys.length > 1 ? this.#limits.batchWeight / keys.length : Infinity;
    return keys
      .toSorted((one, other) => lengthOf(one) - lengthOf(other))
      .map((key, at) => {
        const group = this.#take(key, Math.floor(room / (keys.length - at)), mostWeight);
        room -= group.waiters.length;
        return group;
      });
  }

  /** Takes at least one item. The rest of the key moves to the end, so that a busy key does not block the others. */
  #take(key: string, most: number, mostWeight = Infinity): WaitingGroup<Item, Result> {
    const queue = this.#queues.get(key) ?? [];
    let [count, weight] = [0, 0];
    while (count < Math.min(most, queue.length)) {
      weight += queue[count]?.weight ?? 0;
      if (count > 0 && weight > mostWeight) break;
      count += 1;
    }
    const waiters = queue.splice(0, count);
    this.#queues.delete(key);
    if (queue.length > 0) this.#queues.set(key, queue);
    return { key, waiters };
  }

  async #work(work: Work<Item, Result>): Promise<void> {
    const { groups, waits } = work;
    const waiters = groups.flatMap((group) => group.waiters);
    this.#underWay.add(work);
    if (waits) for (const { key } of groups) this.#locked.delete(key);
    const answered: Waiter<Item, Result>[] = [];
    try {
      const outcomes = await this.#flush(
        groups.map((group) => ({ key: group.key, items: group.waiters.map(({ item }) => item) })),
        { waits },
      );
      for (const [at, waiter] of waiters.entries()) {
        if (outcomes[at] === 'locked') continue;
        settle(waiter, outcomes[at]);
        answered.push(waiter);
      }
      for (const group of groups) this.#putBack(group, new Set(answered));
    } catch (error) {
      for (const waiter of waiters) waiter.reject(error);
      answered.push(...waiters);
    }
    this.#underWay.delete(work);
    this.#release(answered);
    // Callers who have just been answered may have more to send.
    if (this.#queues.size > 0) this.#startSoon(answered.length > 1 ? TICKS_AFTER_REPLIES : 1);
  }

  #putBack({ key, waiters }: WaitingGroup<Item, Result>, answered: ReadonlySet<Waiter<Item, Result>>): void {
    const left = waiters.filter((waiter) => !answered.has(waiter));
    if (left.length === 0) return;
    this.#locked.add(key);
    this.#queues.set(key, [...left, ...(this.#queues.get(key) ?? [])]);
  }

  #release(waiters: Waiters<Item, Result>): void {
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
      else {
        this.#queues.delete(key);
        this.#locked.delete(key);
      }
      for (const waiter of late) waiter.reject(busy());
      this.#release(late);
    }
    for (const { groups } of this.#underWay) {
      for (const { waiters } of groups) {
        for (const waiter of waiters) if (waiter.since < since) waiter.reject(busy());
      }
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
