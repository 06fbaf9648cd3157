import type { Allowance } from '#server/areas/surveys/plan/plan-allowance.ts';
import type { Answers } from '#shared/survey/answer.ts';
import type { Consent } from '#shared/collect/consent.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Variant } from '#shared/survey/variant.ts';

/** The dimensions of result filters. Unknown ones are empty. */
export interface Segment {
  readonly country: string;
  readonly customerType: string;
  readonly placement: string;
}

export interface ResponseOrder {
  readonly orderId: string | null;
  /** An exact decimal. */
  readonly value: string | null;
  readonly currency: string | null;
}

/** A validated snapshot that waits to be stored. Moments are milliseconds of the server's clock. */
export interface PendingResponse {
  readonly surveyId: string;
  readonly responseId: string;
  readonly version: number;
  /** The variant of the split test that the shopper got; null without a test. */
  readonly variant: Variant | null;
  /** The version's definition, which determines the counters. */
  readonly definition: SurveyDefinition;
  readonly revision: number;
  /** A value that other people cannot guess: see `receive-response.ts`. */
  readonly respondentKey: string;
  readonly complete: boolean;
  readonly isTest: boolean;
  /** The sending address, for rate limits; null for the dev store's generated shoppers. Never stored. */
  readonly caller: string | null;
  readonly answers: Answers;
  readonly answersJson: string;
  readonly timingsJson: string;
  readonly path: readonly string[];
  readonly segment: Segment;
  readonly language: string;
  /** Of the newest snapshot. */
  readonly consent: Consent;
  readonly customerId: string | null;
  readonly order: ResponseOrder;
  readonly checkoutToken: string | null;
  readonly startedAt: number;
  readonly changedAt: number;
  /** From the first question to the last change. */
  readonly durationMs: number;
}

/** A response of a shopper's page. The plan is known before the response waits, so that a batch need not ask for it. */
export interface ReceivedResponse extends PendingResponse {
  readonly allowance: Allowance;
}

/** A completed response without answers, possible if all questions are optional. The plan does not count it. */
export function isEmpty({ answers }: PendingResponse): boolean {
  return Object.keys(answers).length === 0;
}

/** A checkout token links to its order once the store's webhook arrives. */
export function hasOrder({ order, checkoutToken }: PendingResponse): boolean {
  return order.orderId !== null || checkoutToken !== null;
}

/** Removes the order from a response. */
export function withoutOrder(response: PendingResponse): PendingResponse {
  return { ...response, order: { orderId: null, value: null, currency: null }, checkoutToken: null };
}

export interface ResponseKey {
  readonly surveyId: string;
  readonly responseId: string;
}

export const responseKeyOf = ({ surveyId, responseId }: { surveyId: string; responseId: string }): string =>
  `${surveyId}\n${responseId}`;

export const respondentOf = ({ surveyId, respondentKey }: { surveyId: string; respondentKey: string }) =>
  `${surveyId}\n${respondentKey}`;

export const orderKeyOf = ({ surveyId, orderId }: { surveyId: string; orderId: string | null }) =>
  `${surveyId}\n${orderId}`;
