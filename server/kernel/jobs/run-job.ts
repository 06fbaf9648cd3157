import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '#server/kernel/clock/back-off.ts';
import { replaceUnstorable } from '#shared/survey/plain-text.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { FailureLog } from './failure-log.ts';
import {
  finishJob,
  giveUpJob,
  isHeld,
  leaseJobs,
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

export interface JobDeps extends Pick<Deps, 'database'> {
  readonly failures: FailureLog;
}

const MAX_ATTEMPTS = 12;
const PAUSE_SECONDS = { first: 10, longest: 3_600 };
const POLL_MS = 50;
const ENDLESS: Turn = { isOver: () => false };

interface Run {
  readonly holder: string;
  readonly kindOf: (kind: string) => JobKind | undefined;
  /** Default: no time limit. */
  readonly turn?: Turn;
}

/** Leases and runs a job if it is due and free; returns whether it did. */
export async function runJob(deps: JobDeps, name: JobName, run: Run): Promise<boolean> {
  const [job] = await leaseJobs(deps.database, [name], run.holder);
  if (job === undefined) return false;
  await runLeased(deps, job, run);
  return true;
}

/** Runs a leased job. A failure is logged and counted, and the job is retried later. */
export async function runLeased(
  { database, failures }: JobDeps,
  job: Job,
  { holder, kindOf, turn = ENDLESS }: Run,
): Promise<void> {
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
    const facts = { storeId: job.storeId, attempts: job.attempts };
    failures.note({ message: 'A job failed', what: { kind: job.kind }, facts, error });
    if (seconds === null) await giveUpJob(database, job, holder, nameOf(error));
    else await postponeJob(database, job, holder, { seconds, error: nameOf(error) });
  }
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
  return Math.ceil(backOff(attempts, PAUSE_SECONDS));
}

/** The error's class, never its message, which may quote an answer. */
function nameOf(error: unknown): string {
  const { sqlState } = (error ?? {}) as { sqlState?: unknown };
  if (typeof sqlState === 'string') return sqlState;
  return error instanceof Error ? replaceUnstorable(error.name) : 'unknown';
}
