import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { closeJob, handOverJob, insertJob, postponeIntention, type JobName } from './job-repository.ts';
import { keepAlive } from './keep-alive.ts';
import { type Turn, turnOf, Unfinished } from './turn.ts';

/** What is still open so long after the request last showed a sign of life was cut off: the job runner takes over. */
const TAKEOVER_SECONDS = 60;

/** How long a request works before the job runner goes on with what is left. */
const REQUEST_TURN_MS = 3_000;

export interface Intention {
  readonly storeId: string;
  /** Default: a new one. The same id again stores nothing more. */
  readonly jobId?: string;
  readonly kind: string;
  readonly payload: object;
}

/**
 * Stores what a use case is about to do, before it calls anything outside or begins work in parts. The use case
 * closes it (`closeJob`) with its last write. If the process dies in between, the job runner completes the work with
 * the handler of that kind.
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

/** Calls something outside that may take long; the job runner does not take the intention over in the meantime. */
export function holdIntention<T>(
  { database }: Pick<Deps, 'database'>,
  intention: JobName,
  work: () => Promise<T>,
): Promise<T> {
  return keepAlive(() => postponeIntention(database, intention, TAKEOVER_SECONDS), work);
}

/** What a request did of its work in parts; null if it failed before it could tell. */
interface FirstTurn<T> {
  readonly reached: T | null;
  /** The job runner does the rest. */
  readonly isUnfinished: boolean;
}

/**
 * Works on an intention for as long as a request should. The job runner goes on with what is left then, also after a
 * failure: what the first transaction decided is done in the end, so the merchant is never told that it failed.
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
