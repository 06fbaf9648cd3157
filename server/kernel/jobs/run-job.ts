import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '#server/kernel/deps/deps.ts';
import {
  finishJob,
  isHeld,
  leaseJob,
  postponeJob,
  renewLease,
  yieldJob,
  type Job,
  type JobName,
} from './job-repository.ts';
import { keepAlive } from './keep-alive.ts';
import { isUnfinished, type Turn } from './turn.ts';

/**
 * Runs a job and returns its result, or `Unfinished`. It is idempotent: an interrupted job runs again, possibly
 * beside a request that still works on it.
 */
export type JobHandler = (job: Job, turn: Turn) => Promise<object>;

export interface JobKind {
  readonly run: JobHandler;
  /** Retried forever at the longest pause. Default: given up after twelve attempts. */
  readonly neverGivesUp?: boolean;
  /** Calls slow servers outside. It has a runner of its own, so that it never delays other jobs. */
  readonly runsApart?: boolean;
}

/** Handlers of deferred work, by the kind that is stored with each job. */
export type JobKinds = Readonly<Record<string, JobKind>>;

export type JobDeps = Pick<Deps, 'database' | 'log'>;

const MAX_ATTEMPTS = 12;
const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3_600;
const POLL_MS = 50;
const ENDLESS: Turn = { isOver: () => false };

interface Run {
  readonly holder: string;
  readonly kindOf: (kind: string) => JobKind | undefined;
  /** Default: no time limit. */
  readonly turn?: Turn;
}

/**
 * Leases and runs a job if it is due and free; returns whether it did. A failure is logged and the job is retried
 * later.
 */
export async function runJob(
  deps: JobDeps,
  name: JobName,
  { holder, kindOf, turn = ENDLESS }: Run,
): Promise<boolean> {
  const { database } = deps;
  const job = await leaseJob(database, name, holder);
  if (job === null) return false;
  const kind = kindOf(job.kind);
  try {
    const outcome = await keepAlive(
      () => renewLease(database, job, holder),
      async () => kind?.run(job, turn),
    );
    if (isUnfinished(outcome)) await yieldJob(database, job, holder, outcome);
    else await finishJob(database, job, holder, outcome ?? {});
  } catch (error) {
    const seconds = pauseAfter(job.attempts, kind?.neverGivesUp ?? false);
    deps.log.error({ kind: job.kind, storeId: job.storeId, attempts: job.attempts, error }, 'A job failed');
    await postponeJob(database, job, holder, { seconds, error: nameOf(error) });
  }
  return true;
}

/** Waits while another request or instance runs the job, up to a limit. */
export async function waitForJob(
  { database }: Pick<Deps, 'database'>,
  name: JobName,
  longestMs: number,
): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (performance.now() < deadline && (await isHeld(database, name))) await pause(POLL_MS);
}

/** Null once the job is given up. */
function pauseAfter(attempts: number, neverGivesUp: boolean): number | null {
  if (attempts >= MAX_ATTEMPTS && !neverGivesUp) return null;
  const longest = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20));
  // Random, so that jobs that failed together are not retried together.
  return Math.ceil(longest * (0.75 + Math.random() / 4));
}

/** The error's class, never its message, which may quote an answer. */
function nameOf(error: unknown): string {
  const { sqlState } = (error ?? {}) as { sqlState?: unknown };
  return typeof sqlState === 'string' ? sqlState : error instanceof Error ? error.name : 'unknown';
}
