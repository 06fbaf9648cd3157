import * as z from 'zod/mini';
import { PERIODS } from '../analytics/periods.ts';
import { QUESTION_TYPES } from '../survey/question.ts';
import type { Unchanging } from './endpoint.ts';

// What is answered about results; the calls that answer with it are in `analytics.ts`.

/** A share of a whole with its 95 % interval. `total` is the denominator. */
export const rateSchema = z.object({
  count: z.number(),
  total: z.number(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
const someRate = z.nullable(rateSchema);

/** A figure with that of the period before (null without one), or that the filter can't be applied to it. */
export const figure = <T extends z.ZodMiniType>(value: T) =>
  z.union([
    z.object({ available: z.literal(true), now: value, before: z.nullable(value) }),
    z.object({ available: z.literal(false), reason: z.literal('filter') }),
  ]);

const day = z.string();
const days = z.nullable(z.object({ from: day, to: day }));

export const viewedSchema = z.object({
  /** The days that are counted, both included; null is all there are. */
  range: days,
  before: days,
  today: day,
  /** Days are the store's own at the time of each response. */
  timezone: z.string(),
});

export const medianSchema = z.nullable(
  z.object({
    seconds: z.number(),
    /** The true median is at least the first and less than the second. */
    low: z.number(),
    high: z.nullable(z.number()),
  }),
);

export const npsSchema = z.object({
  promoters: z.number(),
  passives: z.number(),
  detractors: z.number(),
  answers: z.number(),
  score: z.number(),
  low: z.number(),
  high: z.number(),
});

export const ratingSchema = z.object({
  answers: z.number(),
  mean: z.number(),
  standardError: z.nullable(z.number()),
  meanLow: z.nullable(z.number()),
  meanHigh: z.nullable(z.number()),
  median: z.number(),
  topTwo: rateSchema,
});

const asked = {
  meaningId: z.string(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  /** Whether the newest version still asks it. */
  isCurrent: z.boolean(),
  seen: z.number(),
  answered: z.number(),
};

const point = z.object({ value: z.number(), rate: someRate });

export const questionResultSchema = z.discriminatedUnion('kind', [
  z.object({
    ...asked,
    kind: z.literal('choice'),
    options: z.array(z.object({ cell: z.string(), text: z.string(), isOther: z.boolean(), rate: someRate })),
  }),
  z.object({
    ...asked,
    kind: z.literal('rating'),
    scale: z.number(),
    summary: z.nullable(ratingSchema),
    points: z.array(point),
  }),
  z.object({ ...asked, kind: z.literal('nps'), nps: z.nullable(npsSchema), points: z.array(point) }),
  z.object({
    ...asked,
    kind: z.literal('date'),
    months: z.array(z.object({ month: z.string(), rate: someRate })),
  }),
  z.object({ ...asked, kind: z.literal('text') }),
]);

export const periodSchema = z.enum(PERIODS);

/** One question's score over time. Every period of the range has its point, also one without answers. */
export const trendSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nps'),
    meaningId: z.string(),
    text: z.string(),
    points: z.array(z.object({ start: day, nps: z.nullable(npsSchema) })),
  }),
  z.object({
    kind: z.literal('rating'),
    meaningId: z.string(),
    text: z.string(),
    scale: z.number(),
    points: z.array(z.object({ start: day, summary: z.nullable(ratingSchema) })),
  }),
]);

export type QuestionTrend = Unchanging<z.output<typeof trendSchema>>;

export const answerSchema = z.discriminatedUnion('kind', [
  /** `other` are the words beside Other; null unless it was chosen. */
  z.object({ kind: z.literal('choice'), labels: z.array(z.string()), other: z.nullable(z.string()) }),
  z.object({ kind: z.literal('number'), value: z.number(), scale: z.number() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
]);

export type ReadableAnswer = Unchanging<z.output<typeof answerSchema>>;

const orderSchema = z.nullable(
  z.object({
    orderId: z.nullable(z.string()),
    /** An exact decimal in major units. */
    value: z.nullable(z.string()),
    currency: z.nullable(z.string()),
    /** Whether the platform itself has said so. */
    isVerified: z.boolean(),
  }),
);

/** Where a response came from; what isn't known is null. */
export const responseFacts = {
  responseId: z.string(),
  version: z.number(),
  isComplete: z.boolean(),
  isTest: z.boolean(),
  firstSavedAt: z.string(),
  completedAt: z.nullable(z.string()),
  durationMs: z.nullable(z.number()),
  country: z.nullable(z.string()),
  customerType: z.nullable(z.string()),
  placement: z.string(),
  language: z.nullable(z.string()),
  customerId: z.nullable(z.string()),
  order: orderSchema,
};

/** The questions that were seen, in order, with what was said to each. */
export const pathSchema = z.array(
  z.object({
    meaningId: z.string(),
    text: z.string(),
    type: z.enum(QUESTION_TYPES),
    answer: z.nullable(answerSchema),
    timeMs: z.nullable(z.number()),
  }),
);

export const responseSchema = z.object({ ...responseFacts, path: pathSchema });

export type ReadableResponse = Unchanging<z.output<typeof responseSchema>>;
