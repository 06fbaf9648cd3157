import type { Deps } from '../deps.ts';
import type { Queries } from '../database/database.ts';
import { insertJob, type JobName } from './job-repository.ts';

/** Longer than a request works: what is still open after that was cut off, and the job runner takes over. */
const TAKEOVER_SECONDS = 60;

export interface Intention {
  readonly storeId: string;
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
  { storeId, kind, payload }: Intention,
): Promise<JobName> {
  const name = { storeId, jobId: newId() };
  await insertJob(db, { ...name, kind, payload, delaySeconds: TAKEOVER_SECONDS });
  return name;
}
