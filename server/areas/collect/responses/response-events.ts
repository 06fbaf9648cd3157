import type { EventType, ResponseEventType } from '#shared/connections/events.ts';
import { allows, type Consent } from '#shared/collect/consent.ts';
import type { RowsByStore, Queries } from '#server/kernel/database/database.ts';
import { hasLowScore } from './low-score.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Answers } from '#shared/survey/answer.ts';
import type { ResponseOrder, Segment, ResponseKey } from './pending-response.ts';
import { isTestChange, type ResponseChange } from './response-change.ts';

/** What an event says of a response. */
export interface ToldResponse {
  readonly version: number;
  readonly revision: number;
  readonly isComplete: boolean;
  readonly answers: Answers;
  readonly definition: SurveyDefinition;
  readonly segment: Segment;
  readonly language: string;
  readonly startedAt: number;
  readonly savedAt: number;
  readonly durationMs: number;
  readonly consent: Consent;
  /** Null without the shopper's consent to marketing. */
  readonly shopper: ToldShopper | null;
}

/** Who answered, as far as the store's page said it. */
export interface ToldShopper {
  readonly customerId: string | null;
  readonly order: ResponseOrder;
}

/** Something that happened to a response and that other services may want to know. */
export interface ResponseEvent {
  readonly type: ResponseEventType;
  readonly surveyId: string;
  readonly responseId: string;
  readonly response: ToldResponse;
}

/**
 * Reads who wants to know of these stores' responses, under the stores' locks, and returns what writes events for them
 * in the transaction of their facts. The connections area provides it.
 */
export type FindListeners = (tx: Queries, storeIds: readonly string[]) => Promise<RecordResponseEvents>;

/** Sends all of its statements before any has a reply. */
export type RecordResponseEvents = (last: Queries, events: RowsByStore<ResponseEvent>) => Promise<void>;

export interface ErasedResponses {
  readonly surveyId: string;
  readonly responseIds: readonly string[];
}

/**
 * Deletes the waiting and delivered events of erased responses, and tells the receivers. The responses are still there
 * when it is called.
 */
export type RecordErasedResponses = (tx: Queries, storeId: string, erased: ErasedResponses) => Promise<void>;

/**
 * Remembers which responses changed, for programs that ask. Called for stores that have such a program. It sends one
 * statement.
 */
export type RecordChangedResponses = (tx: Queries, changed: RowsByStore<ResponseKey>) => Promise<void>;

/** Takes who answered out of the events of responses whose claims were removed. */
export type ForgetClaimed = (tx: Queries, storeId: string) => Promise<void>;

export interface WithResponseEvents {
  readonly findListeners: FindListeners;
  readonly recordChangedResponses: RecordChangedResponses;
  readonly recordErasedResponses: RecordErasedResponses;
  readonly forgetClaimed: ForgetClaimed;
}

/** The events of a batch, in the order of the facts. Test responses have none. */
export function eventsOf(
  changes: readonly ResponseChange[],
  wanted: readonly EventType[],
): readonly ResponseEvent[] {
  if (wanted.length === 0) return [];
  return changes.flatMap((change) => {
    if (isTestChange(change)) return [];
    const { surveyId, responseId } = change.candidate.first;
    const types = typesOf(change).filter((type) => wanted.includes(type));
    if (types.length === 0) return [];
    const response = toldOf(change);
    return types.map((type) => ({ type, surveyId, responseId, response }));
  });
}

/** The responses of a batch that are not tests. */
export function changedOf(changes: readonly ResponseChange[]): readonly ResponseKey[] {
  return changes
    .filter((change) => !isTestChange(change))
    .map(({ candidate: { first } }) => ({ surveyId: first.surveyId, responseId: first.responseId }));
}

function typesOf({ candidate: { best }, stored }: ResponseChange): ResponseEventType[] {
  const types: ResponseEventType[] = [];
  if (stored === null) types.push('response.saved');
  else if (!best.complete) types.push('response.changed');
  const wasLow = stored !== null && hasLowScore(best.definition, stored.answers);
  if (!wasLow && hasLowScore(best.definition, best.answers)) types.push('response.low_score');
  if (best.complete) types.push('response.completed');
  return types;
}

/** As the response is stored. */
function toldOf({ candidate: { first, best }, stored }: ResponseChange): ToldResponse {
  const { version, segment, language, startedAt, customerId, order } = stored ?? first;
  const { consent, revision, complete, answers, definition, durationMs, changedAt } = best;
  const savedAt = Math.max(first.changedAt, changedAt);
  return {
    ...{ version, segment, language, startedAt },
    ...{ revision, isComplete: complete, answers, definition, durationMs, savedAt },
    ...{ consent, shopper: allows(consent, 'marketing') ? { customerId, order } : null },
  };
}
