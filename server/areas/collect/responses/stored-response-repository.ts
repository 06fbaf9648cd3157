import type { Answers } from '#shared/survey/answer.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { ResponseOrder, Segment, ResponseKey } from './pending-response.ts';
import { givenRows } from '#server/kernel/database/given-rows.ts';

/** A response as it is stored. */
export interface StoredResponse {
  readonly surveyId: string;
  readonly responseId: string;
  readonly version: number;
  readonly revision: number;
  readonly isComplete: boolean;
  readonly isTest: boolean;
  readonly answers: Answers;
  readonly path: readonly string[];
  readonly durationMs: number | null;
  readonly day: string;
  readonly segment: Segment;
  readonly variant: Variant | null;
  readonly firstSavedAt: number;
}

/** A stored response, with the other fields that later snapshots do not change. */
export interface KnownResponse extends StoredResponse {
  readonly language: string;
  readonly customerId: string | null;
  readonly order: ResponseOrder;
  readonly startedAt: number;
  readonly isVeiled: boolean;
}

export interface ResponseRow extends Omit<StoredResponse, 'segment' | 'firstSavedAt'>, Segment {
  readonly firstSavedAt: string;
}

export function toStored<Row extends ResponseRow>({
  country,
  customerType,
  placement,
  firstSavedAt,
  ...row
}: Row) {
  return {
    ...row,
    segment: { country, customerType, placement },
    firstSavedAt: Date.parse(firstSavedAt),
  };
}

export const RESPONSE_KEYS = givenRows<ResponseKey, ResponseKey>({
  surveyId: ['text', ({ surveyId }) => surveyId],
  responseId: ['text', ({ responseId }) => responseId],
});
