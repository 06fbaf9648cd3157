import { randomBytes } from 'node:crypto';
import type { CollectAttributes, ResponseToSave } from '#shared/collect/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Answers } from '#shared/survey/answer.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

/** The days that a store lives, and how often they are repeated to fill a year. */
export const DAYS = 61;
export const COPIES = 5;

const id = () => randomBytes(16).toString('hex');
const [SOURCE, NPS, STARS, LIKED, WORDS] = [id(), id(), id(), id(), id()];
const options = (count: number) => Array.from({ length: count }, id);
const [SOURCES, FEATURES] = [options(6), options(5)];

/** Five questions with ids as long as the builder's, the last an open text that every third shopper answers. */
export const YEAR_SURVEY: SurveyDefinition = survey(
  question('single_select', SOURCE, { options: SOURCES, config: { allowOther: true } }),
  question('nps', NPS),
  question('rating', STARS),
  question('multi_select', LIKED, { options: FEATURES }),
  question('text', WORDS, { isRequired: false }),
);

export const REQUESTS = 6;

const SENTENCES = [
  'The lamp arrived quickly and looks just like in the pictures.',
  'Only the cable could be a little longer for the corner where it was meant to stand.',
  'A friend has the same one, and I liked the warm light.',
  'Delivery took two days longer than promised.',
];

/** Most shoppers come from one country, as in real stores. */
const COUNTRIES = [
  'PT',
  'PT',
  'PT',
  'PT',
  'PT',
  'ES',
  'ES',
  'FR',
  'DE',
  'GB',
  'NL',
  'IT',
  'BE',
  'US',
  'CH',
  'IE',
];
const PLACEMENTS = ['thank_you', 'thank_you', 'embedded', 'popup'] as const;

const draw = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

export interface Shopper {
  readonly responseId: string;
  readonly orderId: number;
  readonly checkoutToken: string;
  readonly customerId: number;
  readonly attributes: CollectAttributes;
  readonly answers: Answers;
  /** Every fifth leaves before the end. */
  readonly steps: number;
}

export function drawShopper(number: number): Shopper {
  const checkoutToken = randomBytes(16).toString('hex');
  const hasText = number % 3 === 0;
  const isOther = number % 20 === 0;
  return {
    responseId: randomBytes(16).toString('hex'),
    orderId: 5_000_000_000_000 + number,
    checkoutToken,
    customerId: 7_000_000_000_000 + (number % 4 === 0 ? number - 300 : number),
    attributes: {
      placement: draw(PLACEMENTS),
      country: draw(COUNTRIES),
      customerType: draw(['firstTime', 'firstTime', 'repeat']),
      language: draw(['en', 'en', 'pt']),
      consent: draw(['all', 'all', 'analytics']),
      checkoutToken,
    },
    answers: {
      [SOURCE]: isOther
        ? { optionId: 'other', otherValue: draw(SENTENCES) }
        : { optionId: draw(SOURCES), otherValue: null },
      [NPS]: { value: draw([2, 6, 7, 8, 8, 9, 9, 10, 10, 10]) },
      [STARS]: { value: draw([2, 3, 4, 4, 5, 5, 5]) },
      [LIKED]: { optionIds: FEATURES.slice(number % 5, (number % 5) + 2), otherValue: null },
      ...(hasText && { [WORDS]: { value: SENTENCES.slice(0, 1 + (number % 4)).join(' ') } }),
    },
    steps: number % 5 === 0 ? 2 + (number % 3) : REQUESTS,
  };
}

/** The snapshot after a step, counted from 0; the last completes the response. */
export function snapshotOf(
  { answers, attributes, responseId }: Shopper,
  step: number,
  now: number,
): ResponseToSave {
  const path = [SOURCE, NPS, STARS, LIKED, WORDS].slice(0, step + 1);
  return {
    version: 1,
    revision: step + 1,
    respondentKey: responseId,
    complete: step === REQUESTS - 1,
    answers: Object.fromEntries(Object.entries(answers).slice(0, step + 1)),
    timings: Object.fromEntries(path.map((each) => [each, 900 + Math.floor(Math.random() * 9_000)])),
    path,
    startedAt: now - 9_000 - Math.floor(Math.random() * 90_000),
    changedAt: now - 10,
    sentAt: now,
    attributes,
  };
}

/** The order of a shopper, as the platform's webhook has it. */
export function orderOf({ orderId, checkoutToken, customerId, attributes }: Shopper, at: string): object {
  return {
    id: orderId,
    checkout_token: checkoutToken,
    customer: { id: customerId, orders_count: attributes.customerType === 'repeat' ? 3 : 1 },
    total_price: (20 + Math.random() * 180).toFixed(2),
    currency: 'EUR',
    created_at: at,
    updated_at: at,
    shipping_address: { country_code: attributes.country },
    test: false,
    refunds: [],
  };
}
