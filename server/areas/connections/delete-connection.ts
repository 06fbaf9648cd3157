import { noteActivity } from '#server/areas/activity/note-activity.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { deleteConnectionRow, saveWantedEvents } from './connection-repository.ts';
import { wakeDeliveries } from './delivery-job-name.ts';
import { kindOf } from './kinds/registry.ts';
import { requireConnection } from './list-connections.ts';
import { deleteEntries } from './outbox-repository.ts';

/** Deletes a connection with its log and what waits. What its rules wrote in the store is taken back afterwards. */
export async function deleteConnection(
  { database, newId }: Pick<Deps, 'database' | 'newId'>,
  session: Session,
  { connectionId }: { readonly connectionId: string },
): Promise<{ deleted: true }> {
  const { storeId } = session;
  await database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const { name, service } = await requireConnection(tx, storeId, connectionId);
    await deleteConnectionRow(tx, storeId, connectionId);
    await deleteEntries(tx, storeId, connectionId);
    // The job takes back what the rules wrote.
    if (kindOf(service.kind).changesStore) await wakeDeliveries(tx, { newId }, storeId, connectionId);
    await saveWantedEvents(tx, storeId);
    await noteActivity(tx, storeId, session, { kind: 'connection.deleted', subject: name });
  });
  return { deleted: true };
}
