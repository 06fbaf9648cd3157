import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type * as api from '#shared/api/connections.ts';
import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { wakeJob } from '#server/kernel/jobs/job-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { DELIVER_EVENTS } from './delivery-job-name.ts';
import { requireConnection } from './list-connections.ts';
import { reviveDead, findDeadOf, findEntries } from './outbox-repository.ts';
import { openConnection, type SaveConnectionDeps } from './save-connection.ts';
import { onePage } from '#server/kernel/limits/one-page.ts';
import { UNKNOWN_PAGE } from '#shared/api/paging.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { presentDelivery } from './present-connection.ts';

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

const PAGE_SIZE = 20;

export async function listDeliveries(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { connectionId, after }: InputOf<typeof api.listDeliveries>,
): Promise<OutputOf<typeof api.listDeliveries>> {
  const before = readPlace(after);
  const connection = await requireConnection(database, storeId, connectionId);
  const rows = await findEntries(database, storeId, connectionId, { before, limit: PAGE_SIZE + 1 });
  const { shown, next } = onePage(rows, PAGE_SIZE, ({ seq }) => String(seq));
  const subjects = shown.map(({ subject }) => subject);
  const dead = await findDeadOf(database, storeId, connectionId, subjects);
  return { deliveries: shown.map((entry) => presentDelivery(connection, entry, dead)), next };
}

/** The last event of the previous page; null for the first page. */
function readPlace(after: string): number | null {
  if (after === '') return null;
  const seq = Number(after);
  if (/^[1-9]\d*$/.test(after) && Number.isSafeInteger(seq)) return seq;
  throw new AppError('INVALID_INPUT', undefined, { fields: { after: UNKNOWN_PAGE } });
}
