import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { closeJob, handOverJob, insertJob, postponeIntention, type JobName } from './job-repository.ts';
import { keepAlive } from './keep-alive.ts';
import { type Turn, turnOf, Unfinished } from './turn.ts';

/** The job runner takes over an intention that its request has not renewed for this long. */
const TAKEOVER_SECONDS = 60;

/** How long a request works on an intention before the job runner continues. */
const REQUEST_TURN_MS = 3_000;

export interface Intention {
  readonly storeId: string;
  /** Default: a new id. Storing the same id again has no effect. */
  readonly jobId?: string;
  readonly kind: string;
  readonly payload: object;
}

/**
 * Stores what a use case is about to do, before it calls an outside service or starts work in parts. The use case
 * closes it (`closeJob`) with its last write. If the process dies first, the job runner completes the work with the
 * handler of that kind.
 */
export async function storeIntention(
  db: Queries,
  { newId }: Pick<Deps, 'newId'>,
  { storeId, jobId = newId(), kind, payload }: Intention,
): Promise<JobName> {
  const name = { storeId, jobId };
  await insertJob(db, { ...name, kind, payload, delaySeconds: TAKEOVER_SECONDS });
  return name;
}

/** Makes a slow outside call; the job runner does not take over in the meantime. */
export function holdIntention<T>(
  { database }: Pick<Deps, 'database'>,
  intention: JobName,
  work: () => Promise<T>,
): Promise<T> {
  return keepAlive(() => postponeIntention(database, intention, TAKEOVER_SECONDS), work);
}

/** The result of the request's part of the work; null if it failed first. */
interface FirstTurn<T> {
  readonly reached: T | null;
  /** The job runner continues. */
  readonly isUnfinished: boolean;
}

/**
 * Works on an intention for a limited time. The job runner completes the rest, also after a failure: what the first
 * transaction stored will be completed, so the merchant must not see a failure.
 */
export async function takeFirstTurn<T extends object>(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  intention: JobName,
  work: (turn: Turn) => Promise<T | Unfinished<T>>,
): Promise<FirstTurn<T>> {
  try {
    const outcome = await work(turnOf(REQUEST_TURN_MS));
    if (outcome instanceof Unfinished) {
      await handOverJob(database, intention, outcome.payload);
      return { reached: outcome.payload, isUnfinished: true };
    }
    await closeJob(database, intention, outcome);
    return { reached: outcome, isUnfinished: false };
  } catch (error) {
    log.error({ ...intention, error }, 'Work in parts failed in its request, and goes on as a job');
    return { reached: null, isUnfinished: true };
  }
}
