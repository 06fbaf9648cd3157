import type { Delivery } from '#shared/api/connections.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { ConnectionRecord } from './connection-repository.ts';
import { findPastEvent, lackOf } from './find-past-event.ts';
import { insertTest, type NewEntry } from './outbox-repository.ts';
import type { PostResult } from './post-request.ts';
import { openConnection, type SaveConnectionDeps } from './save-connection.ts';
import { maskedRequest, sendEvent } from './send-event.ts';
import { testStorage } from './storage/test-storage.ts';

/**
 * Sends the newest response that the connection would receive, and waits for the reply. It is written to the log and
 * not repeated.
 */
export async function sendTest(
  deps: TestDeps,
  { storeId }: Session,
  { connectionId }: { readonly connectionId: string },
): Promise<{ delivery: Delivery }> {
  const { database, newId } = deps;
  const connection = await openConnection(deps, storeId, connectionId);
  if (connection.service.kind === 'storage') return sendStorageTest(deps, storeId, connection);
  if (connection.service.kind === 'store') {
    throw new AppError('CONFLICT', 'A test would change a real order. The preview shows what is written.');
  }
  const found = await findPastEvent(deps, storeId, connection);
  if (found.event === null) throw new AppError('CONFLICT', lackOf(found));
  const entry: NewEntry = { ...found.event, connectionId, eventId: `test_${newId()}`, subject: '' };
  const occurredAt = new Date(entry.occurredAt).toISOString();
  const event = { ...entry, seq: 0, occurredAt, isTest: true, undelivered: [] };
  const { attempt, isDelivered } = await sendEvent(deps, storeId, connection, event);
  const request = maskedRequest(connection, event).body;
  return saveTest(database, storeId, entry, { attempt, isDelivered, request });
}

type TestDeps = SaveConnectionDeps & Pick<Deps, 'clock'>;

/** Tests a storage without a response: the permission to write and to delete is what can be missing. */
async function sendStorageTest(
  deps: TestDeps,
  storeId: string,
  connection: ConnectionRecord,
): Promise<{ delivery: Delivery }> {
  const { connectionId } = connection;
  const eventId = `test_${deps.newId()}`;
  const path = `askwell-${eventId}.txt`;
  const result = await testStorage(deps, storeId, connection, path);
  const about = { type: 'store.export', surveyId: '', responseId: '', subject: '' } as const;
  const content = { written_and_deleted: path };
  const entry: NewEntry = { ...about, connectionId, eventId, content, occurredAt: deps.clock() };
  return saveTest(deps.database, storeId, entry, { ...result, request: JSON.stringify(content) });
}

type Tested = Pick<PostResult, 'attempt' | 'isDelivered'> & { readonly request: string };

async function saveTest(
  database: Queries,
  storeId: string,
  entry: NewEntry,
  { attempt, isDelivered, request }: Tested,
): Promise<{ delivery: Delivery }> {
  await insertTest(database, storeId, entry, { isDelivered, attempt });
  const { eventId, type } = entry;
  return {
    delivery: {
      ...{ eventId, type, request, log: [attempt], nextAt: null, isTest: true, attempts: 1 },
      occurredAt: new Date(entry.occurredAt).toISOString(),
      state: isDelivered ? 'delivered' : 'dead',
      settledAt: attempt.at,
    },
  };
}
