import * as z from 'zod/mini';
import { oneQuestion, text, view } from './analytics-query.ts';
import { comparedQuestions, difference } from '../analytics/comparison-schema.ts';
import { questionResultSchema, viewedSchema } from './analytics-results.ts';
import { nullableRate, rateSchema } from '../survey/types/result-schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

// Comparisons and the order value of answers.

const side = z.object({ value: z.string(), label: z.string(), responses: z.number() });
const comparison = z.object({
  ...viewedSchema.shape,
  by: z.enum(['customerType', 'country', 'placement', 'previousPeriod']),
  /** The segments to choose from, most responses first, the unknown segment last. */
  segments: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Null when there are fewer than two segments. */
  sides: z.nullable(z.object({ one: side, other: side })),
  /** How many comparisons were tested on this screen. */
  comparisons: z.number(),
  questions: comparedQuestions,
});

export type SegmentComparison = DeepReadonly<z.output<typeof comparison>>;

export const compareSegments = endpoint('GET /surveys/{surveyId}/analytics/compare', {
  name: 'compareSegments',
  summary:
    'Compare two segments, with the significance of their difference. `compare` is the attribute to compare by.',
  input: z.object({
    ...view,
    /** Must be listed segments, unless fewer than two are listed; the two with most responses by default. */
    one: text(20),
    other: text(20),
  }),
  output: comparison,
});

const lines = z.array(z.string());
const nullableDifference = z.nullable(z.object(difference));
const reached = z.array(
  z.object({
    meaningId: z.string(),
    text: z.string(),
    /** The share of the responses that came to the question. */
    seen: nullableRate,
    /** The share of these that left there. */
    left: nullableRate,
  }),
);

const splitTest = z.object({
  ...viewedSchema.shape,
  /** The newest first. */
  tests: z.array(
    z.object({
      /** Names the test: the same as long as A and B say the same. */
      key: z.string(),
      kind: z.enum(['wording', 'option_order', 'question_order']),
      /** The text of the tested question; null for the order of the questions. */
      question: z.nullable(z.string()),
      /** The numbers of the survey’s versions with this test, newest first. */
      versions: z.array(z.number()),
      /** When the first of them was published. */
      since: z.string(),
      isRunning: z.boolean(),
      /** What shoppers who got A saw, line by line, and what those who got B saw. */
      a: lines,
      b: lines,
    }),
  ),
  /** The test that the rest describes; null if the survey never had one. */
  result: z.nullable(
    z.object({
      key: z.string(),
      /** How many comparisons were tested on this screen. */
      comparisons: z.number(),
      /** How many responses each got. Null, like `completed`, when a filter keeps only some answers. */
      begun: z.nullable(z.object({ one: z.number(), other: z.number(), comparison: nullableDifference })),
      completed: z.nullable(
        z.object({ one: nullableRate, other: nullableRate, comparison: nullableDifference }),
      ),
      /** How far shoppers came, in the order of each version. Null when a filter keeps only some answers. */
      reach: z.nullable(z.object({ one: reached, other: reached })),
      questions: comparedQuestions,
    }),
  ),
});

export type SplitTestResult = DeepReadonly<z.output<typeof splitTest>>;

export const getSplitTest = endpoint('GET /surveys/{surveyId}/analytics/split-test', {
  name: 'getSplitTest',
  summary: 'Compare the two versions of a split test, which shoppers got at random.',
  input: z.object({
    ...view,
    /** The key of a test; the newest by default. */
    test: text(20),
  }),
  output: splitTest,
});

const moneyFigures = {
  /** The sample: verified orders without cancelled and test orders, each counted once. */
  orders: z.number(),
  /** In the store's currency, like all amounts. */
  revenue: z.number(),
  /** Null, like the fields below, without orders. */
  averageOrder: z.nullable(z.number()),
  /** The median with its 95 % interval, whose ends are null below five orders. */
  typicalOrder: z.nullable(
    z.object({ amount: z.number(), low: z.nullable(z.number()), high: z.nullable(z.number()) }),
  ),
  /** The fewest orders that make up half of the revenue; null unless they are at most a fifth of the orders. */
  halfFrom: z.nullable(z.number()),
  /** Orders of repeat customers. */
  repeat: z.nullable(rateSchema),
};

const money = z.object({
  ...viewedSchema.shape,
  currency: z.string(),
  total: z.object(moneyFigures),
  /** How many comparisons were tested on this screen. */
  comparisons: z.number(),
  /** Each option, or the low, middle and high part of a scale. */
  answers: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      ...moneyFigures,
      /**
       * Whether its orders tend to be larger than those behind the other answers: how often they are when one of each is
       * compared, less a half.
       */
      comparison: z.object(difference),
    }),
  ),
});

export type MoneyByAnswer = DeepReadonly<z.output<typeof money>>;

export const getMoneyByAnswer = endpoint('GET /surveys/{surveyId}/analytics/questions/{meaningId}/money', {
  name: 'getMoneyByAnswer',
  summary: 'Get the order value of each answer, over orders that the store platform confirmed.',
  input: z.object(oneQuestion),
  output: money,
});

const byProduct = z.object({
  ...viewedSchema.shape,
  /** The newest answers to the question whose order the store confirmed and whose products are known, one a customer. */
  orders: z.number(),
  /** Older responses were left out. */
  isNewest: z.boolean(),
  total: z.nullable(questionResultSchema),
  /** Those in at least ten of the orders and missing in at least ten, the most frequent first. */
  products: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      /** In how many of its orders some of it was given back. */
      returned: nullableRate,
      result: questionResultSchema,
    }),
  ),
});

export type ResultsByProduct = DeepReadonly<z.output<typeof byProduct>>;

export const getResultsByProduct = endpoint(
  'GET /surveys/{surveyId}/analytics/questions/{meaningId}/products',
  {
    name: 'getResultsByProduct',
    summary: 'Get the results of a question by what was bought, with intervals and refunds.',
    input: z.object(oneQuestion),
    output: byProduct,
  },
);
