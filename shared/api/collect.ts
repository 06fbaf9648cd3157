import * as z from 'zod/mini';
import type { Answers } from '../survey/answer.ts';
import { PLACEMENT_TYPES } from '../delivery/delivery.ts';
import { COLLECT_LIMITS, LIMITS, SURVEY_LIMITS } from '../limits.ts';
import { SIGHTING_KINDS } from '../survey/collect.ts';
import { whole } from './building-blocks.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './survey-definition.ts';

// Everything here comes from people who are nobody to us: each text is bounded and made of harmless characters.

const madeId = z
  .string()
  .check(
    z.minLength(COLLECT_LIMITS.idMinLength),
    z.maxLength(COLLECT_LIMITS.idMaxLength),
    z.regex(/^[\w-]+$/, 'An id is made of letters, digits, - and _.'),
  );

const key = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(COLLECT_LIMITS.keyLength),
    z.regex(/^[\w:.=/-]+$/, 'This holds characters that no key has.'),
  );

const publicId = z
  .string()
  .check(z.maxLength(COLLECT_LIMITS.publicIdLength), z.regex(/^[\w-]+$/, 'This is no address of a survey.'));

const wholeNumber = whole(1);
/** Milliseconds since 1970, or how many something took. */
const milliseconds = z.number().check(z.minimum(0), z.maximum(COLLECT_LIMITS.latestMoment));

const seen = {
  placement: z.enum(PLACEMENT_TYPES),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'A country is two capital letters.'))),
  customerType: z.optional(z.enum(['firstTime', 'repeat'])),
};

const attributes = z.object({
  ...seen,
  customerId: z.optional(key),
  orderId: z.optional(key),
  orderValue: z.optional(z.number().check(z.minimum(0), z.maximum(COLLECT_LIMITS.largestOrder))),
  orderCurrency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'A currency is three capital letters.'))),
  checkoutToken: z.optional(key),
  language: z.optional(
    z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$/, 'This is no language tag.')),
  ),
});

/** Whatever it is: the server checks it against the version that was answered, with the code of the page itself. */
const answers = z.custom<Answers>(
  (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Answers are an object.',
);

/** Tests carry the token of the preview that they come from; a test without one is refused. */
const testing = {
  test: z.optional(z.boolean()),
  previewToken: z.optional(
    z
      .string()
      .check(
        z.maxLength(COLLECT_LIMITS.previewTokenLength),
        z.regex(/^[\w.-]+$/, 'This is no token of a preview.'),
      ),
  ),
};

const response = z.object({
  publicId,
  responseId: madeId,
  version: wholeNumber,
  revision: wholeNumber,
  respondentKey: key,
  complete: z.boolean(),
  answers,
  timings: z.record(idSchema, milliseconds),
  path: z.array(idSchema).check(z.maxLength(SURVEY_LIMITS.questions)),
  startedAt: milliseconds,
  changedAt: milliseconds,
  sentAt: milliseconds,
  attributes,
  ...testing,
});

const saved = z.object({
  revision: z.number(),
  complete: z.boolean(),
  /** Of the thank-you screen, once the response is complete. */
  discountCode: z.optional(z.string()),
});

const saveCall = {
  path: '/collect/{publicId}/responses/{responseId}',
  access: 'public',
  rate: 'collect',
  crossOrigin: true,
  bodyBytes: LIMITS.bodyBytes,
  input: response,
  output: saved,
} as const;

export const saveResponse = endpoint({
  ...saveCall,
  name: 'saveResponse',
  summary:
    'Save a snapshot of a shopper’s answers, and say what is stored now. An equal or lower revision changes nothing, and a completed response stays as it is.',
  method: 'PUT',
});

export const sendResponse = endpoint({
  ...saveCall,
  name: 'sendResponse',
  summary:
    'The same as `saveResponse`, for pages of other sites: as plain text it needs no preflight and outlives the page.',
  method: 'POST',
});

export const recordSighting = endpoint({
  name: 'recordSighting',
  summary: 'Count that a survey was shown, begun or sent away. The same id and kind again count once.',
  method: 'POST',
  path: '/collect/{publicId}/sightings',
  access: 'public',
  rate: 'collect',
  crossOrigin: true,
  input: z.object({
    publicId,
    sightingId: madeId,
    kind: z.enum(SIGHTING_KINDS),
    version: wholeNumber,
    at: milliseconds,
    sentAt: z.optional(milliseconds),
    attributes: z.object(seen),
    ...testing,
  }),
  output: z.object({}),
});
