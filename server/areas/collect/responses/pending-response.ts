import type { Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';

/** The dimensions by which results are filtered; unknown ones are empty. */
export interface Segment {
  readonly country: string;
  readonly customerType: string;
  readonly placement: string;
}

export interface OrderOfResponse {
  readonly orderId: string | null;
  /** An exact decimal. */
  readonly value: string | null;
  readonly currency: string | null;
}

/** A snapshot whose answers were checked, waiting to be kept. Moments are milliseconds by the server's clock. */
export interface PendingResponse {
  readonly surveyId: string;
  readonly responseId: string;
  readonly version: number;
  /** What the version asks; it decides what the answers count for. */
  readonly definition: SurveyDefinition;
  readonly revision: number;
  /** Only what a stranger can't guess: see `respondent-key.ts`. */
  readonly respondentKey: string;
  readonly complete: boolean;
  readonly isTest: boolean;
  /** The address that sent it, as one caller; null for made-up shoppers. Never stored. */
  readonly caller: string | null;
  readonly answers: Answers;
  readonly answersJson: string;
  readonly timingsJson: string;
  readonly path: readonly string[];
  readonly segment: Segment;
  readonly language: string;
  readonly customerId: string | null;
  readonly order: OrderOfResponse;
  readonly checkoutToken: string | null;
  readonly startedAt: number;
  readonly changedAt: number;
  /** From the first question to the last change. */
  readonly durationMs: number;
}

/** A completion without any answer, of a survey whose questions are all optional. The plan does not count it. */
export function isEmpty({ answers }: PendingResponse): boolean {
  return Object.keys(answers).length === 0;
}

/** A checkout's token leads to its order as soon as the store tells of it. */
export function hasOrder({ order, checkoutToken }: PendingResponse): boolean {
  return order.orderId !== null || checkoutToken !== null;
}

/** The same answers without the order that they came from. */
export function withoutOrder(response: PendingResponse): PendingResponse {
  return { ...response, order: { orderId: null, value: null, currency: null }, checkoutToken: null };
}
