import * as z from 'zod/mini';
import { PERIODS } from '../analytics/periods.ts';
import { VARIANTS } from '../survey/variant.ts';
import { QUESTION_TYPES } from '../survey/question-types.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { READABLE_SCHEMAS, RESULT_SCHEMAS } from '../survey/types/schemas.ts';

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

export const answerSchema = z.discriminatedUnion('kind', READABLE_SCHEMAS);

/** One line of an order. Money is an exact decimal in the order's currency. */
const orderedProduct = z.object({
  /** Null for a line that the merchant typed. */
  productId: z.nullable(z.string()),
  variantId: z.nullable(z.string()),
  /** The product's newest title that is known. */
  title: z.string(),
  quantity: z.number(),
  /** How many of them were given back or removed. */
  returned: z.number(),
  /** The price of one. */
  price: z.string(),
  /** What discounts took off all of them. */
  discount: z.string(),
  /** The price of all of them without the discount. */
  total: z.string(),
});

export type OrderedProduct = DeepReadonly<z.output<typeof orderedProduct>>;

const orderSchema = z.nullable(
  z.object({
    orderId: z.nullable(z.string()),
    /** An exact decimal in major units. */
    value: z.nullable(z.string()),
    currency: z.nullable(z.string()),
    /** Whether the store platform confirmed the order. */
    isVerified: z.boolean(),
    /** The order's name in the store's admin, such as *#1001*. This and what follows is known of verified orders only. */
    name: z.nullable(z.string()),
    /** The money that was given back. */
    refunded: z.nullable(z.string()),
    isCancelled: z.boolean(),
    /** What was bought; empty if the store did not report it. */
    products: z.array(orderedProduct),
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
