import type { Deps } from '../deps.ts';
import { findDueJobs, finishJob, leaseJob, postponeJob, type Job } from './job-repository.ts';

/** Does a job and says what came of it; it may be done again after it was cut off anywhere. */
export type JobHandler = (job: Job) => Promise<object>;

/** Something that is looked after now and then, on every instance: it does no harm twice. */
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
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly chores: readonly Chore[];
}

const LOOK_EVERY_MS = 15_000;
const AT_ONCE = 20;
const MAX_ATTEMPTS = 12;
const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3_600;

/** Works off what webhooks and merchants left to do, one job after the other, held by a lease in the database. */
export function createJobRunner({ database, log, newId, handlers, chores }: Options): JobRunner {
  const holder = newId();
  const lastRun = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let stopping = false;

  async function runDue(): Promise<void> {
    const due = await findDueJobs(database, Object.keys(handlers), AT_ONCE);
    for (const name of due) {
      if (stopping) return;
      const job = await leaseJob(database, name, holder);
      if (job !== null) await runJob(job);
    }
  }

  async function runJob(job: Job): Promise<void> {
    try {
      const outcome = await handlers[job.kind]?.(job);
      await finishJob(database, job, holder, outcome ?? {});
    } catch (error) {
      const seconds = pauseAfter(job.attempts);
      log.error({ kind: job.kind, storeId: job.storeId, attempts: job.attempts, error }, 'A job failed');
      await postponeJob(database, job, holder, { seconds, error: nameOf(error) });
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

/** Null once it is given up. */
function pauseAfter(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const longest = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1));
  // Jobs that failed together are not tried again together.
  return Math.ceil(longest * (0.75 + Math.random() / 4));
}

/** What the error is, never what it says: that may quote somebody's answer. */
function nameOf(error: unknown): string {
  const { sqlState } = (error ?? {}) as { sqlState?: unknown };
  return typeof sqlState === 'string' ? sqlState : error instanceof Error ? error.name : 'unknown';
}
