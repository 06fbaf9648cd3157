import * as z from 'zod/mini';
import type { AudienceFilter } from '../audience/filters.ts';
import type { SurveyStatus } from '../delivery/manifest.ts';
import { PAGE_KINDS, PLACEMENT_TYPES } from '../delivery/delivery.ts';
import { DELIVERY_LIMITS as L } from '../delivery/delivery-limits.ts';
import { SURVEY_LIMITS } from '../survey/survey-limits.ts';
import { moment } from './building-blocks.ts';
import { idSchema, whole } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';
import { standingFacts } from './surveys.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const STATUSES = ['draft', 'live', 'paused', 'closed'] as const satisfies readonly SurveyStatus[];

const days = z.nullable(whole(0, L.days));
const money = z.number().check(z.minimum(0), z.maximum(L.money));

const place = z
  .string()
  .check(
    z.maxLength(SURVEY_LIMITS.optionTextLength),
    z.regex(/^[A-Z]{2}:.+$/, 'A place is written as code:name.'),
  );

const filter = z.discriminatedUnion('type', [
  z.object({ type: z.literal('customerType'), value: z.enum(['all', 'firstTime', 'repeat']) }),
  z.object({
    type: z.literal('location'),
    operator: z.enum(['contains', 'does_not_contains']),
    values: z.array(place).check(z.maxLength(L.places)),
  }),
  z.object({
    type: z.literal('orderValue'),
    operator: z.enum(['between', 'greater_than', 'less_than']),
    value: money,
    maxValue: z.nullable(money),
  }),
]);

const audience = z
  .array(filter)
  .check(z.refine(hasOneOfEach, 'There is one filter for each thing that is known of a shopper.'));

function hasOneOfEach(filters: readonly AudienceFilter[]): boolean {
  return new Set(filters.map(({ type }) => type)).size === filters.length;
}

const path = z
  .string()
  .check(z.maxLength(L.pathLength), z.regex(/^[/*]\S*$/, 'A path begins with / and holds no spaces.'));

const trigger = z.discriminatedUnion('type', [
  z.object({ type: z.literal('immediately') }),
  z.object({ type: z.literal('delay'), seconds: whole(1, L.delaySeconds) }),
  z.object({ type: z.literal('scroll'), percent: whole(1, 100) }),
  z.object({ type: z.literal('exit_intent') }),
]);

const placement = z.discriminatedUnion('type', [
  z.object({ type: z.literal('thank_you') }),
  z.object({
    type: z.literal('popup'),
    pages: z.object({
      kinds: z.array(z.enum(PAGE_KINDS)),
      paths: z.array(path).check(z.maxLength(L.paths)),
    }),
    trigger,
  }),
  z.object({ type: z.literal('embedded') }),
  z.object({ type: z.literal('hosted') }),
]);

const schedule = z
  .object({ startsAt: z.nullable(moment), endsAt: z.nullable(moment) })
  .check(
    z.refine(
      ({ startsAt, endsAt }) =>
        startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
      'A survey ends after it has begun.',
    ),
  );

const delivery = z.object({
  placements: z.array(placement).check(z.maxLength(L.placements)),
  schedule,
  responseCap: z.nullable(whole(1, L.responses)),
  recontact: z.object({ afterShownDays: days, afterDismissDays: days, afterAnswerDays: days }),
  samplePercent: whole(1, 100),
  priority: whole(-L.priority, L.priority),
});

const frequencyCap = z.nullable(z.object({ surveys: whole(1, L.capSurveys), days: whole(1, L.capDays) }));

const seen = z.object({
  placement: z.enum(PLACEMENT_TYPES),
  at: z.string(),
  /** The site that showed it; empty when the browser did not send it. */
  host: z.string(),
});

const survey = { surveyId: idSchema };

const surveyDelivery = z.object({
  surveyId: z.string(),
  publicId: z.string(),
  name: z.string(),
  status: z.enum(STATUSES),
  audience,
  delivery,
  /** The store's frequency cap, across its surveys. */
  frequencyCap,
  responses: z.number(),
  shop: z.string(),
  currency: z.string(),
  timezone: z.string(),
  hostedUrl: z.string(),
  /** The store's home page. */
  storeUrl: z.string(),
  /** The store's script, for themes without app embeds. */
  scriptUrl: z.string(),
  /** The address of the step in the store's editor that each placement needs. */
  editor: z.object({ embed: z.string(), block: z.string(), checkout: z.string() }),
  /** When the store's script was last loaded, by site. */
  scriptSeen: z.array(seen),
  /** When a shopper last saw this survey, by placement. */
  surveySeen: z.array(seen),
  /** When the store platform last sent an order. */
  lastOrderAt: z.nullable(z.string()),
});

export type SurveyDelivery = DeepReadonly<z.output<typeof surveyDelivery>>;
export type Seen = SurveyDelivery['scriptSeen'][number];

export const getSurveyDelivery = endpoint('GET /surveys/{surveyId}/delivery', {
  name: 'getSurveyDelivery',
  summary: 'Get the audience and the delivery of a survey, and when the store last showed it.',
  input: z.object(survey),
  output: surveyDelivery,
});

export const saveAudience = endpoint('PUT /surveys/{surveyId}/audience', {
  name: 'saveAudience',
  summary: 'Save the audience of a survey. Applies at once, without a new version.',
  input: z.object({ ...survey, audience }),
  output: surveyDelivery,
});

export const saveDelivery = endpoint('PUT /surveys/{surveyId}/delivery', {
  name: 'saveDelivery',
  summary: 'Save where, when and how often a survey shows. Applies at once, without a new version.',
  input: z.object({ ...survey, delivery }),
  output: surveyDelivery,
});

export const saveFrequencyCap = endpoint('PUT /store/frequency-cap', {
  name: 'saveFrequencyCap',
  summary: 'Save how many of the store’s surveys one visitor may see within a number of days.',
  input: z.object({ frequencyCap }),
  output: z.object({ frequencyCap }),
});

const storeSurveys = z.object({
  formatVersion: z.number(),
  frequencyCap,
  /** In the order in which the store's pages have them. */
  surveys: z.array(
    z.object({
      surveyId: z.string(),
      name: z.string(),
      status: z.enum(STATUSES),
      full: z.boolean(),
      audience,
      delivery,
      standing: standingFacts,
    }),
  ),
});

export type StoreSurveysReply = DeepReadonly<z.output<typeof storeSurveys>>;

export const getStoreMap = endpoint('GET /surveys/{surveyId}/store-map', {
  name: 'getStoreMap',
  summary:
    'Get what decides which of the store’s live surveys a shopper meets on which page, and one more survey, with the state of each.',
  input: z.object(survey),
  output: storeSurveys,
});

const share = z.object({ admitted: z.number(), total: z.number() });

const reach = z.object({
  /** The number of past days in the estimate. */
  days: z.number(),
  /** Orders that the store platform sent; limited to the newest ones. */
  orders: share,
  isSample: z.boolean(),
  /** Impressions of the store's surveys; their order value is unknown. */
  shown: share,
});

export type Reach = DeepReadonly<z.output<typeof reach>>;

export const estimateReach = endpoint('POST /store/reach', {
  name: 'estimateReach',
  summary: 'Estimate how many of the store’s recent orders and visitors an audience would have included.',
  input: z.object({ audience }),
  output: reach,
});

export const previewOnStore = endpoint('POST /surveys/{surveyId}/store-preview', {
  name: 'previewOnStore',
  summary:
    'Create an address of the store that shows the published survey, or a draft that was never published, to anybody who opens it. Answers are test answers.',
  input: z.object({ ...survey, page: z.optional(z.enum(PAGE_KINDS)) }),
  output: z.object({ url: z.string(), expiresAt: z.string() }),
});
