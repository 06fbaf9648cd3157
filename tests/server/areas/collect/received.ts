import type { Answers } from '#shared/survey/answer.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { createListeningStores } from '#server/areas/collect/batch/listening-stores.ts';
import type { SaveDeps } from '#server/areas/collect/batch/save-batch.ts';
import { createTurnedAway } from '#server/areas/collect/refusals/turned-away.ts';
import type { ReceivedResponse } from '#server/areas/collect/responses/pending-response.ts';
import type { TestDeps } from '#tests/support/app.ts';
import { DEFINITION, type LiveSurvey } from './support.ts';

/** What a batch needs to save answers, besides those of other batches. */
export const saveDeps = (deps: TestDeps): SaveDeps => ({
  ...productDeps(deps),
  newResponseLimit: { refusalOf: () => null },
  turnedAway: createTurnedAway(),
  listeningStores: createListeningStores(),
});

/** One snapshot; shoppers of different stores have the same ids. */
export interface Snapshot {
  readonly shopper: number;
  /** Shoppers with the same one are one person. */
  readonly person: number;
  readonly revision: number;
  readonly complete: boolean;
  readonly score: number;
  readonly words: 'none' | 'fine' | 'poison';
  readonly hasOrder: boolean;
}

/** What the store's plan allows. */
export interface Limits {
  readonly responses: number;
  readonly orders: number;
}

/** PostgreSQL refuses it in JSON. */
const POISON = '\0';

/** A checked snapshot of a store's survey, as it waits to be stored. */
export function received(
  live: LiveSurvey,
  snapshot: Snapshot,
  now: number,
  limits: Limits = { responses: Infinity, orders: Infinity },
): ReceivedResponse {
  const { shopper, person, revision, complete, score, words, hasOrder } = snapshot;
  const text: Answers =
    words === 'none' ? {} : { q3: { value: words === 'poison' ? POISON : `fine ${revision}` } };
  const answers = { q1: { value: score }, ...text };
  return {
    surveyId: live.survey.surveyId,
    responseId: `response-${String(shopper).padStart(16, '0')}`,
    version: 1,
    variant: null,
    definition: DEFINITION,
    revision,
    respondentKey: `person-${person}`,
    complete,
    isTest: false,
    caller: null,
    answers,
    answersJson: JSON.stringify(answers),
    timingsJson: '{}',
    path: ['q1', 'q2', 'q3'],
    segment: { country: ['PT', 'DE'][shopper % 2]!, customerType: '', placement: 'popup' },
    language: 'en',
    consent: 'unknown',
    customerId: null,
    order: { orderId: hasOrder ? `${shopper}` : null, value: null, currency: null },
    checkoutToken: null,
    startedAt: now - 9_000,
    changedAt: now,
    durationMs: 9_000,
    allowance: { ...limits, removesBranding: true, hasOwnTheme: true, showsPictures: true },
  };
}
