import type { Delivery } from '#shared/api/connections.ts';
import { isWanted, type EventType } from '#shared/connections/events.ts';
import { AppError } from '#shared/errors.ts';
import type { ResponseEvent } from '#server/areas/collect/response-events.ts';
import { upgradeDefinition } from '#server/areas/surveys/upgrade-definition.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { ConnectionRecord } from './connection-repository.ts';
import { post } from './deliver-events.ts';
import { bodyOf } from './envelope.ts';
import { cellsOf, contentOf } from './event-content.ts';
import { insertTest, type NewEntry } from './outbox-repository.ts';
import { findNewestResponses, type PastResponse } from './past-response-repository.ts';
import { openConnection, type SaveConnectionDeps } from './save-connection.ts';

const NOTHING_YET =
  'No answer yet fits this connection’s choice. A test sends a real answer, so it needs one.';

/**
 * Sends the newest response that the connection would receive, and waits for the reply. It is written to the log and
 * not repeated.
 */
export async function sendTest(
  deps: SaveConnectionDeps & Pick<Deps, 'clock'>,
  { storeId }: Session,
  { connectionId }: { readonly connectionId: string },
): Promise<{ delivery: Delivery }> {
  const { database, newId } = deps;
  const connection = await openConnection(deps, storeId, connectionId);
  const event = await findPastEvent(deps, storeId, connection);
  if (event === null) throw new AppError('CONFLICT', NOTHING_YET);
  const entry: NewEntry = {
    ...{ connectionId, type: event.type, surveyId: event.surveyId, responseId: event.responseId },
    eventId: `test_${newId()}`,
    subject: '',
    content: contentOf(event),
    occurredAt: event.response?.savedAt ?? deps.clock(),
  };
  const occurredAt = new Date(entry.occurredAt).toISOString();
  const request = bodyOf({ ...entry, seq: 0, occurredAt, isTest: true }, []);
  const { attempt, isDelivered } = await post(deps, storeId, connection, entry.eventId, request);
  await insertTest(database, storeId, entry, { isDelivered, attempt });
  const { eventId, type } = entry;
  return {
    delivery: {
      ...{ eventId, type, occurredAt, request, log: [attempt], nextAt: null, isTest: true, attempts: 1 },
      state: isDelivered ? 'delivered' : 'dead',
      settledAt: attempt.at,
    },
  };
}

/** The newest response that the choice lets through, as an event of a chosen kind. */
async function findPastEvent(
  { database }: Pick<Deps, 'database'>,
  storeId: string,
  connection: ConnectionRecord,
): Promise<ResponseEvent | null> {
  for (const past of await findNewestResponses(database, storeId, connection.surveyIds)) {
    const { surveyId, responseId } = past;
    const response = { ...past, definition: upgradeDefinition(past.definition) };
    const type = typeOf(connection, past);
    const cells = cellsOf(response);
    const choice = { ...connection, events: [type] };
    if (isWanted(choice, { type, surveyId, cells })) return { type, surveyId, responseId, response };
  }
  return null;
}

type SentType = Extract<EventType, `response.${string}`>;

/** A connection that wants only events of surveys is tested with a completed response too. */
function typeOf({ events }: ConnectionRecord, { isComplete }: PastResponse): SentType {
  const fitting: SentType[] = isComplete
    ? ['response.completed', 'response.saved', 'response.changed']
    : ['response.changed', 'response.saved'];
  return fitting.find((type) => events.includes(type)) ?? fitting[0] ?? 'response.saved';
}
