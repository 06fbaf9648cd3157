import { lockStore } from '#server/areas/orders/order-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { deleteConnectionRow, saveWantedEvents } from './connection-repository.ts';
import { requireConnection } from './list-connections.ts';
import { deleteEntries } from './outbox-repository.ts';

/** Deletes a connection with its log and what waits. */
export async function deleteConnection(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { connectionId }: { readonly connectionId: string },
): Promise<{ deleted: true }> {
  await database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    await requireConnection(tx, storeId, connectionId);
    await deleteConnectionRow(tx, storeId, connectionId);
    await deleteEntries(tx, storeId, connectionId);
    await saveWantedEvents(tx, storeId);
  });
  return { deleted: true };
}
