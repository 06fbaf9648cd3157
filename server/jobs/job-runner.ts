import type { Deps } from '../deps.ts';
import { findDueJobs } from './job-repository.ts';
import { runJob, type JobKinds } from './run-job.ts';

/** Upkeep that every instance does at intervals. It is idempotent. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

export interface JobRunner {
  start(): void;
  /** Does everything that is due now. */
  runDue(): Promise<void>;
  /** Does every chore now, due or not. */
  runChores(): Promise<void>;
  /** Finishes the job at hand. */
  stop(): Promise<void>;
}

interface Options extends Pick<Deps, 'database' | 'log' | 'newId'> {
  readonly kinds: JobKinds;
  readonly chores: readonly Chore[];
}

const LOOK_EVERY_MS = 15_000;
const AT_ONCE = 20;

/** Runs the stored jobs that are due, one after the other, each under a lease in the database, and the chores. */
export function createJobRunner({ database, log, newId, kinds, chores }: Options): JobRunner {
  const holder = newId();
  const lastRun = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let stopping = false;

  async function runDue(): Promise<void> {
    const due = await findDueJobs(database, Object.keys(kinds), AT_ONCE);
    for (const name of due) {
      if (stopping) return;
      await runJob({ database, log }, name, { holder, kindOf: (kind) => kinds[kind] });
    }
  }

  async function runChore({ name, run }: Chore): Promise<void> {
    lastRun.set(name, performance.now());
    try {
      await run();
    } catch (error) {
      log.error({ chore: name, error }, 'A chore failed');
    }
  }

  async function look(): Promise<void> {
    try {
      await runDue();
    } catch (error) {
      log.error({ error }, 'Jobs could not be looked for');
    }
    for (const chore of chores) {
      const last = lastRun.get(chore.name) ?? -Infinity;
      if (!stopping && performance.now() - last >= chore.everyMs) await runChore(chore);
    }
  }

  return {
    start() {
      timer ??= setInterval(() => {
        working ??= look().finally(() => (working = undefined));
      }, LOOK_EVERY_MS).unref();
    },
    runDue,
    async runChores() {
      for (const chore of chores) await chore.run();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      await working;
    },
  };
}
