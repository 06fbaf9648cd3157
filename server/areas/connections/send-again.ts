import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type * as api from '#shared/api/connections.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { wakeJob } from '#server/kernel/jobs/job-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { DELIVER_EVENTS } from './delivery-job-name.ts';
import { requireConnection } from './list-connections.ts';
import { reviveDead } from './outbox-repository.ts';
import { openConnection, type SaveConnectionDeps } from './save-connection.ts';

/** Queues events again that were given up. They keep their ids and their places in the order. */
export async function sendAgain(
  deps: SaveConnectionDeps,
  session: Session,
  { connectionId, eventId }: InputOf<typeof api.sendAgain>,
): Promise<{ queued: number }> {
  const { storeId } = session;
  await openConnection(deps, storeId, connectionId);
  const queued = await deps.database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const { name, state } = await requireConnection(tx, storeId, connectionId);
    if (state !== 'active') throw new AppError('CONFLICT', 'Switch the connection on first.');
    const revived = await reviveDead(tx, storeId, connectionId, eventId);
    if (revived === 0 && eventId !== null) {
      throw new AppError('NOT_FOUND', 'There is no such event that was given up.');
    }
    if (revived > 0) {
      await wakeJob(tx, { storeId, kind: DELIVER_EVENTS, subject: connectionId }, deps.newId());
      await noteActivity(tx, storeId, session, { kind: 'connection.resent', subject: name });
    }
    return revived;
  });
  return { queued };
}
