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

/** The jobs that run now, and the slots that they take. */
function createRunning({ slots, slotsPerStore, aside }: SlotLimits, onFree: () => void) {
  const ends = new Map<Job, Promise<void>>();
  const setAside = new Set<Job>();
  const countByStore = (): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const { storeId } of ends.keys()) counts.set(storeId, (counts.get(storeId) ?? 0) + 1);
    return counts;
  };
  return {
    free: () => slots - (ends.size - setAside.size),
    ends,
    /** The stores whose share is taken. */
    full: () => [...countByStore()].flatMap(([storeId, count]) => (count >= slotsPerStore ? [storeId] : [])),
    /** Those of the due jobs that their stores' shares leave room for. */
    shared(due: readonly JobName[]): JobName[] {
      const counts = countByStore();
      return due.filter(({ storeId }) => {
        const count = (counts.get(storeId) ?? 0) + 1;
        counts.set(storeId, count);
        return count <= slotsPerStore;
      });
    },
    run(job: Job, work: () => Promise<void>): void {
      const timer = setTimeout(() => {
        if (setAside.size >= aside) return;
        setAside.add(job);
        onFree();
      }, ASIDE_AFTER_MS).unref();
      const ended = work().then(() => {
        clearTimeout(timer);
        ends.delete(job);
        setAside.delete(job);
        onFree();
      });
      ends.set(job, ended);
    },
  };
}

export function createJobSlots(options: Options): JobSlots {
  const { database, failures, log, holder, kinds, isStopping } = options;
  const running = createRunning(options, look);
  let filling: Promise<void> | undefined;
  let isAskedAgain = false;

  function look(): void {
    fill().catch((error: unknown) => log.error({ error }, 'Jobs could not be looked for'));
  }

  function start(job: Job): void {
    const turn = turnOf(TURN_MS, isStopping);
    const run = () =>
      runLeased({ database, failures }, job, { holder, kindOf: (kind) => kinds[kind], turn })
        // Its lease expires, and it runs again.
        .catch((error: unknown) =>
          log.error({ kind: job.kind, error }, 'The end of a job could not be stored'),
        );
    running.run(job, run);
  }

  async function fillOnce(): Promise<void> {
    while (!isStopping() && running.free() > 0) {
      const asked = { kinds: Object.keys(kinds), withoutStores: running.full(), limit: running.free() };
      const due = await findDueJobs(database, asked);
      if (due.length === 0) return;
      for (const job of await leaseJobs(database, running.shared(due), holder)) start(job);
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
      // `look` logs it if one fails.
      const looked = () => filling?.catch(() => undefined);
      await looked();
      while (running.ends.size > 0) {
        await Promise.race(running.ends.values());
        await looked();
      }
    },
  };
}
