import type { Deps } from '#server/kernel/deps/deps.ts';
import { findDueJobs, leaseJob, type Job } from './job-repository.ts';
import { runLeased, type JobDeps, type JobKinds } from './run-job.ts';
import { turnOf } from './turn.ts';

/** How many jobs run at the same time on one instance. */
export interface SlotLimits {
  readonly slots: number;
  /** The share of one store, also while the other slots are free: a store that comes later finds one. */
  readonly slotsPerStore: number;
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

/** A longer job stores its progress and goes behind the others. */
const TURN_MS = 10_000;

export function createJobSlots(options: Options): JobSlots {
  const { database, failures, log, holder, kinds, slots, slotsPerStore, isStopping } = options;
  const running = new Map<Job, Promise<void>>();
  const runningOf = (storeId: string) => [...running.keys()].filter((job) => job.storeId === storeId).length;
  let filling: Promise<void> | undefined;
  let isAskedAgain = false;

  function start(job: Job): void {
    const turn = turnOf(TURN_MS, isStopping);
    const ended = runLeased({ database, failures }, job, { holder, kindOf: (kind) => kinds[kind], turn })
      // Its lease expires, and it runs again.
      .catch((error: unknown) => log.error({ kind: job.kind, error }, 'The end of a job could not be stored'))
      .then(() => {
        running.delete(job);
        fill().catch((error: unknown) => log.error({ error }, 'Jobs could not be looked for'));
      });
    running.set(job, ended);
  }

  async function fillOnce(): Promise<void> {
    while (!isStopping() && running.size < slots) {
      const stores = new Set([...running.keys()].map(({ storeId }) => storeId));
      const withoutStores = [...stores].filter((storeId) => runningOf(storeId) >= slotsPerStore);
      const limit = slots - running.size;
      const due = await findDueJobs(database, { kinds: Object.keys(kinds), withoutStores, limit });
      if (due.length === 0) return;
      for (const name of due) {
        if (isStopping() || runningOf(name.storeId) >= slotsPerStore) continue;
        const job = await leaseJob(database, name, holder);
        if (job !== null) start(job);
      }
    }
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
