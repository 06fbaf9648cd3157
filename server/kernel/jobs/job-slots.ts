import type { Deps } from '#server/kernel/deps/deps.ts';
import { findDueJobs, leaseJobs, type Job, type JobName } from './job-repository.ts';
import { runLeased, type JobDeps, type JobKinds } from './run-job.ts';
import { turnOf } from './turn.ts';

/** How many jobs run at the same time on one instance. */
export interface SlotLimits {
  readonly slots: number;
  /** The share of one store, also while the other slots are free: a store that comes later finds one. */
  readonly slotsPerStore: number;
  /** So many long jobs give their slots to others: they wait for a server, and waiting costs nothing. */
  readonly aside: number;
}

interface Options extends JobDeps, Pick<Deps, 'log'>, SlotLimits {
  readonly holder: string;
  readonly kinds: JobKinds;
  readonly isStopping: () => boolean;
}

export interface JobSlots {
  /** Starts due jobs in free slots. A slot that becomes free later takes the next due job at once. */
  fill(): Promise<void>;
  /** Resolves once no job runs and none that could be started was found. */
  end(): Promise<void>;
}

/** A job that runs for this long is set aside. */
const ASIDE_AFTER_MS = 500;

/** A longer job stores its progress and goes behind the others. */
const TURN_MS = 10_000;

export function createJobSlots(options: Options): JobSlots {
  const { database, failures, log, holder, kinds, slots, slotsPerStore, isStopping } = options;
  const aside = new Set<Job>();
  const running = new Map<Job, Promise<void>>();
  const runningOf = (storeId: string) => [...running.keys()].filter((job) => job.storeId === storeId).length;
  let filling: Promise<void> | undefined;
  let isAskedAgain = false;

  const free = () => slots - (running.size - aside.size);

  function setAside(job: Job): void {
    if (aside.size >= options.aside) return;
    aside.add(job);
    look();
  }

  function look(): void {
    fill().catch((error: unknown) => log.error({ error }, 'Jobs could not be looked for'));
  }

  function start(job: Job): void {
    const timer = setTimeout(() => setAside(job), ASIDE_AFTER_MS).unref();
    const turn = turnOf(TURN_MS, isStopping);
    const ended = runLeased({ database, failures }, job, { holder, kindOf: (kind) => kinds[kind], turn })
      // Its lease expires, and it runs again.
      .catch((error: unknown) => log.error({ kind: job.kind, error }, 'The end of a job could not be stored'))
      .then(() => {
        clearTimeout(timer);
        running.delete(job);
        aside.delete(job);
        look();
      });
    running.set(job, ended);
  }

  async function fillOnce(): Promise<void> {
    while (!isStopping() && free() > 0) {
      const stores = new Set([...running.keys()].map(({ storeId }) => storeId));
      const withoutStores = [...stores].filter((storeId) => runningOf(storeId) >= slotsPerStore);
      const due = await findDueJobs(database, { kinds: Object.keys(kinds), withoutStores, limit: free() });
      if (due.length === 0) return;
      for (const job of await leaseJobs(database, shared(due), holder)) start(job);
    }
  }

  /** Those of the due jobs that their stores' shares leave room for. */
  function shared(due: readonly JobName[]): JobName[] {
    const left = new Map<string, number>();
    return due.filter(({ storeId }) => {
      const room = left.get(storeId) ?? slotsPerStore - runningOf(storeId);
      left.set(storeId, room - 1);
      return room > 0;
    });
  }

  /** One look at a time: a second one would find the same jobs. */
  function fill(): Promise<void> {
    isAskedAgain = true;
    filling ??= fillWhileAsked();
    return filling;
  }

  async function fillWhileAsked(): Promise<void> {
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await fillOnce();
      }
    } finally {
      filling = undefined;
    }
  }

  return {
    fill,
    async end() {
      // `start` logs it if a look fails.
      const looked = () => filling?.catch(() => undefined);
      await looked();
      while (running.size > 0) {
        await Promise.race(running.values());
        await looked();
      }
    },
  };
}
