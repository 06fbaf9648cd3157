import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Delivery } from '#shared/api/connections.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { attemptOnce } from './attempt-once.ts';
import { findPastEvent, lackOf } from './find-past-event.ts';
import type { WithLookups } from './host-names.ts';
import { insertTest, type NewEntry } from './new-entry-repository.ts';
import { kindOf } from './kinds/registry.ts';
import { openConnection, type SaveConnectionDeps } from './save-connection.ts';
import { sendEvent, shownBody, shownUrlOf } from './send-event.ts';

/**
 * Sends the newest response that the connection would receive, and waits for the reply. It is written to the log and
 * not repeated.
 */
export async function sendTest(
  deps: SaveConnectionDeps & Pick<Deps, 'clock'> & WithLookups,
  session: Session,
  { connectionId }: { readonly connectionId: string },
): Promise<{ delivery: Delivery }> {
  const { database, newId } = deps;
  const { storeId } = session;
  const connection = await openConnection(deps, storeId, connectionId);
  if (kindOf(connection.service.kind).changesStore) {
    throw new AppError('CONFLICT', 'A test would change a real order. The preview shows what is written.');
  }
  const found = await findPastEvent(deps, storeId, connection);
  if (found.event === null) throw new AppError('CONFLICT', lackOf(found));
  const { isCustomerConfirmed, ...past } = found.event;
  const entry: NewEntry = { ...past, connectionId, eventId: `test_${newId()}`, subject: '' };
  const occurredAt = new Date(entry.occurredAt).toISOString();
  const event = { ...entry, seq: 0, occurredAt, isTest: true, isCustomerConfirmed, undelivered: [] };
  await noteActivity(database, storeId, session, { kind: 'connection.tested', subject: connection.name });
  const { attempt, isDelivered } = await attemptOnce(deps, shownUrlOf(connection, event.type), () =>
    sendEvent(deps, storeId, connection, event),
  );
  await insertTest(database, storeId, entry, { isDelivered, attempt });
  const { eventId, type } = entry;
  const request = shownBody(connection, { ...event, log: [attempt] });
  return {
    delivery: {
      ...{ eventId, type, request, log: [attempt], nextAt: null, isTest: true, attempts: 1 },
      occurredAt,
      state: isDelivered ? 'delivered' : 'dead',
      settledAt: attempt.at,
    },
  };
}
