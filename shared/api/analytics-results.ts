import * as z from 'zod/mini';
import { PERIODS } from '../analytics/periods.ts';
import { QUESTION_TYPES } from '../survey/question.ts';
import { npsSchema, ratingSchema } from './figures.ts';
import type { DeepReadonly } from './endpoint.ts';
import { READABLE_SCHEMAS, RESULT_SCHEMAS } from './question-types.ts';

// The reply schemas of results; the calls are in `analytics.ts`.

/**
 * A figure with its value in the previous period (null without one), or a note that the filter cannot apply to it.
 */
export const figure = <T extends z.ZodMiniType>(value: T) =>
  z.union([
    z.object({ available: z.literal(true), now: value, before: z.nullable(value) }),
    z.object({ available: z.literal(false), reason: z.literal('filter') }),
  ]);

const day = z.string();
const days = z.nullable(z.object({ from: day, to: day }));

export const viewedSchema = z.object({
  /** The days that are counted, both included; null means all days. */
  range: days,
  before: days,
  today: day,
  /** A response counts on the day of the store's time zone at that time. */
  timezone: z.string(),
});

export const medianSchema = z.nullable(
  z.object({
    seconds: z.number(),
    /** The bounds of the true median: the first is included, the second is not. */
    low: z.number(),
    high: z.nullable(z.number()),
  }),
);

export const questionResultSchema = z.discriminatedUnion('kind', RESULT_SCHEMAS);

export const periodSchema = z.enum(PERIODS);

/** One question's score over time. Every period of the range has a point, even without answers. */
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

export type QuestionTrend = DeepReadonly<z.output<typeof trendSchema>>;

export const answerSchema = z.discriminatedUnion('kind', READABLE_SCHEMAS);

const orderSchema = z.nullable(
  z.object({
    orderId: z.nullable(z.string()),
    /** An exact decimal in major units. */
    value: z.nullable(z.string()),
    currency: z.nullable(z.string()),
    /** Whether the store platform confirmed the order. */
    isVerified: z.boolean(),
  }),
);

/** Where a response came from; unknown facts are null. */
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

/** The questions that the shopper saw, in order, with their answers. */
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

export type ReadableResponse = DeepReadonly<z.output<typeof responseSchema>>;
