import { isWanted, type EventChoice, type EventType } from '#shared/connections/events.ts';
import { allows } from '#shared/collect/consent.ts';
import { upgradeDefinition } from '#server/areas/surveys/definitions/upgrade-definition.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { ConnectionRecord } from './connection-repository.ts';
import { cellsOf, responseContent, type ResponseContent } from './kinds/event-content.ts';
import { type PastResponse, readNewestResponses } from './past-response-repository.ts';
import { mayTell } from './record-events.ts';

export interface PastEvent {
  readonly type: SentType;
  readonly surveyId: string;
  readonly responseId: string;
  readonly occurredAt: number;
  readonly content: ResponseContent;
  readonly isCustomerConfirmed: boolean;
}

export interface PastEvents {
  /** The newest response that the connection would be told of, as an event of a chosen kind; null without one. */
  readonly event: PastEvent | null;
  /** Newer ones that it would not be told of, because the shopper did not allow it. */
  readonly withheld: number;
}

export async function findPastEvent(
  { database }: Pick<Deps, 'database'>,
  storeId: string,
  connection: EventChoice & Pick<ConnectionRecord, 'service'>,
): Promise<PastEvents> {
  let withheld = 0;
  for await (const past of readNewestResponses(database, storeId, connection.surveyIds)) {
    const { surveyId, responseId, savedAt, consent, customerId, order } = past;
    const shopper = allows(consent, 'marketing') ? { customerId, order } : null;
    const response = { ...past, definition: upgradeDefinition(past.definition), shopper };
    const type = typeOf(connection, past);
    const choice = { ...connection, events: [type] };
    if (!isWanted(choice, { type, surveyId, cells: cellsOf(response) })) continue;
    const content = responseContent(past, response);
    if (mayTell(connection, content)) {
      const isCustomerConfirmed = past.isOrderVerified && customerId !== null;
      const facts = { type, surveyId, responseId, isCustomerConfirmed };
      return { event: { ...facts, occurredAt: savedAt, content }, withheld };
    }
    withheld += 1;
  }
  return { event: null, withheld };
}

type SentType = Extract<EventType, `response.${string}`>;

/** A connection that wants only events of surveys is tested with a completed response too. */
function typeOf({ events }: EventChoice, { isComplete }: PastResponse): SentType {
  const fitting: SentType[] = isComplete
    ? ['response.completed', 'response.saved', 'response.changed']
    : ['response.changed', 'response.saved'];
  return fitting.find((type) => events.includes(type)) ?? fitting[0] ?? 'response.saved';
}

const NOTHING_YET = 'No answer yet fits this connection’s choice.';

/** Why there is no event to show or to send. */
export function lackOf({ withheld }: PastEvents): string {
  return withheld === 0
    ? `${NOTHING_YET} Only a real answer shows what is sent.`
    : `${NOTHING_YET} Of ${withheld === 1 ? 'one' : withheld}, the shopper did not allow it, or is not known.`;
}
