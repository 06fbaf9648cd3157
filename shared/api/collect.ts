import * as z from 'zod/mini';
import type { Answers } from '../survey/answer.ts';
import { PAGE_KINDS, PLACEMENT_TYPES } from '../delivery/delivery.ts';
import { SURVEY_LIMITS } from '../survey/survey-limits.ts';
import { SIGHTING_KINDS } from '../collect/collect.ts';
import { GIVEN_CONSENTS } from '../collect/consent.ts';
import { VARIANTS } from '../survey/variant.ts';
import { idSchema, whole } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';

// These calls are public: every text has a length limit and an allowed set of characters.

/** 128 random bits, in base64 or hex. */
const ID_MIN_LENGTH = 22;
export const RESPONSE_ID_MAX_LENGTH = 64;
const KEY_LENGTH = 200;
const PUBLIC_ID_LENGTH = 128;
/** The token of a preview is a JWT with two ids. */
const PREVIEW_TOKEN_LENGTH = 1_000;
/** The last moment that a JavaScript `Date` can hold. */
const LATEST_MOMENT = 8_640_000_000_000_000;
const LARGEST_ORDER_VALUE = 999_999_999_999;

const madeId = z
  .string()
  .check(
    z.minLength(ID_MIN_LENGTH),
    z.maxLength(RESPONSE_ID_MAX_LENGTH),
    z.regex(/^[\w-]+$/, 'An id is made of letters, digits, - and _.'),
  );

const key = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(KEY_LENGTH),
    z.regex(/^[\w:.=/-]+$/, 'This holds characters that no key has.'),
  );

const publicId = z
  .string()
  .check(z.maxLength(PUBLIC_ID_LENGTH), z.regex(/^[\w-]+$/, 'This is no address of a survey.'));

const wholeNumber = whole(1);
/** Milliseconds since 1970, or a duration in milliseconds. */
const milliseconds = z.number().check(z.minimum(0), z.maximum(LATEST_MOMENT));

const seen = {
  placement: z.enum(PLACEMENT_TYPES),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'A country is two capital letters.'))),
  customerType: z.optional(z.enum(['firstTime', 'repeat'])),
};

const attributes = z.object({
  ...seen,
  customerId: z.optional(key),
  orderId: z.optional(key),
  orderValue: z.optional(z.number().check(z.minimum(0), z.maximum(LARGEST_ORDER_VALUE))),
  orderCurrency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'A currency is three capital letters.'))),
  checkoutToken: z.optional(key),
  language: z.optional(
    z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$/, 'This is no language tag.')),
  ),
  consent: z.optional(z.enum(GIVEN_CONSENTS)),
});

/** Any JSON value. The server checks it against the answered version, with the same code as the page. */
const answers = z.custom<Answers>(
  (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Answers are an object.',
);

/** A test answer needs the token of its preview; the server refuses one without it. */
const testing = {
  test: z.optional(z.boolean()),
  previewToken: z.optional(
    z
      .string()
      .check(z.maxLength(PREVIEW_TOKEN_LENGTH), z.regex(/^[\w.-]+$/, 'This is no token of a preview.')),
  ),
};

const response = z.object({
  publicId,
  responseId: madeId,
  version: wholeNumber,
  variant: z.optional(z.enum(VARIANTS)),
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
  /** The code of the thank-you screen, once the response is complete. */
  discountCode: z.optional(z.string()),
});

/**
 * A snapshot contains all answers so far. This holds 42 texts of 4,000 characters (`ANSWER_LIMITS`) of three bytes each, as in
 * Japanese: more than a shopper types. It is not the 2.4 MB that 200 such texts take, because anyone may call, and the
 * server has each body in memory: nginx lets one address have 256 requests at once, 128 MB.
 */
const RESPONSE_BODY_BYTES = 512 * 1024;

const saveCall = {
  access: 'public',
  rate: 'collect',
  crossOrigin: true,
  bodyBytes: RESPONSE_BODY_BYTES,
  input: response,
  output: saved,
} as const;

export const saveResponse = endpoint('PUT /collect/{publicId}/responses/{responseId}', {
  ...saveCall,
  name: 'saveResponse',
  summary:
    'Save a snapshot of a shopper’s answers, and return what is stored. An equal or lower revision is ignored, and a completed response does not change.',
});

export const sendResponse = endpoint('POST /collect/{publicId}/responses/{responseId}', {
  ...saveCall,
  name: 'sendResponse',
  summary:
    'The same as `saveResponse`, for pages of other sites: plain text needs no preflight, and a beacon can send it while the page unloads.',
});

export const recordSighting = endpoint('POST /collect/{publicId}/sightings', {
  name: 'recordSighting',
  summary: 'Count that a survey was shown, begun or dismissed. Idempotent for the same id and kind.',
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
    /** The kind of the page that showed it. */
    page: z.optional(z.enum(PAGE_KINDS)),
    ...testing,
  }),
  output: z.object({}),
});
