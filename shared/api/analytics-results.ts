import * as z from 'zod/mini';
import { PERIODS } from '../analytics/periods.ts';
import { VARIANTS } from '../survey/variant.ts';
import { QUESTION_TYPES } from '../survey/question.ts';
import { npsSchema, ratingSchema } from './figures.ts';
import type { DeepReadonly } from './endpoint.ts';
import { READABLE_SCHEMAS, RESULT_SCHEMAS } from './question-types.ts';

// The reply schemas of results; the calls are in `analytics.ts`.

/** How a rate (as a difference) or a count (as a quotient) changed; null if that cannot be told. */
const change = z.nullable(z.object({ low: z.number(), high: z.number(), mayBeChance: z.boolean() }));

const earlier = <T extends z.ZodMiniType>(value: T) => z.nullable(z.object({ value, change }));

/**
 * A figure with its value in the period before and in the same days a year ago (null without data of the whole period),
 * or a note that the filter cannot apply to it.
 */
export const figure = <T extends z.ZodMiniType>(value: T) =>
  z.union([
    z.object({ available: z.literal(true), now: value, before: earlier(value), year: earlier(value) }),
    z.object({ available: z.literal(false), reason: z.literal('filter') }),
  ]);

const day = z.string();
const days = z.nullable(z.object({ from: day, to: day }));

export const viewedSchema = z.object({
  /** The days that are counted, both included; null means all days. */
  range: days,
  /** As many days before the range as have begun of it; null if it covers everything or has not begun. */
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

/** The first day of each period of a chart over time, with or without answers. */
export const periodStarts = z.array(day);

/** The days that a point of a trend joins, both included. */
export const trendSpan = {
  start: day,
  end: day,
  /** Whether it has fewer answers than a point needs. */
  isThin: z.boolean(),
  /** Whether a long time without answers lies before it. */
  isAfterPause: z.boolean(),
};

const level = z.object({ answers: z.number(), score: z.number() });

/** Whether the level changed between two whole weeks of the range. */
const levelChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('too_few'), lacks: z.enum(['weeks', 'answers']) }),
  z.object({ kind: z.literal('none'), places: z.number() }),
  z.object({
    kind: z.literal('changed'),
    /** From one week to the next, or little by little over all weeks. */
    shape: z.enum(['sudden', 'slow']),
    /** The number of weeks at which a change was looked for. */
    places: z.number(),
    since: day,
    before: level,
    after: level,
    /** The difference with its interval, corrected for the places and for the scores of the page. */
    low: z.number(),
    high: z.number(),
  }),
]);

const trendFields = { meaningId: z.string(), text: z.string(), change: levelChangeSchema };

/** One question's score over time. Each answer of the range is in one point. */
export const trendSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nps'),
    ...trendFields,
    points: z.array(z.object({ ...trendSpan, nps: z.nullable(npsSchema) })),
  }),
  z.object({
    kind: z.literal('rating'),
    ...trendFields,
    scale: z.number(),
    points: z.array(z.object({ ...trendSpan, summary: z.nullable(ratingSchema) })),
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
  /** The variant of the split test that the shopper got. */
  variant: z.nullable(z.enum(VARIANTS)),
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

/** What the merchant noted about a response. No figure depends on it. */
export const markSchema = z.object({ isStarred: z.boolean(), tags: z.array(z.string()), note: z.string() });

export type ResponseMark = DeepReadonly<z.output<typeof markSchema>>;

export const responseSchema = z.object({ ...responseFacts, path: pathSchema, mark: markSchema });

export type ReadableResponse = DeepReadonly<z.output<typeof responseSchema>>;
