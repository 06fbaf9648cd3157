import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { wakeJob } from '#server/kernel/jobs/job-repository.ts';

/** The kind of the job that sends a connection's events; its subject is the connection's id. */
export const DELIVER_EVENTS = 'deliver_events';

/** Lets the job of a connection look at what it has to do. */
export async function wakeDeliveries(
  tx: Queries,
  { newId }: Pick<Deps, 'newId'>,
  storeId: string,
  connectionId: string,
): Promise<void> {
  await wakeJob(tx, { storeId, kind: DELIVER_EVENTS, subject: connectionId }, newId());
}
