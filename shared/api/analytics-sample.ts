import * as z from 'zod/mini';
import { ORDER_FACTS } from '../analytics/order-groups.ts';
import { base, view } from './analytics-query.ts';
import { questionResultSchema, viewedSchema } from './analytics-results.ts';
import { endpoint, type DeepReadonly } from './endpoint.ts';

// Who answered among all orders, and results that are weighted by it.

const group = z.discriminatedUnion('fact', [
  z.object({ fact: z.literal('customer'), customer: z.enum(['firstTime', 'repeat']) }),
  /** ISO 3166-1 alpha-2, `unknown`, or `other` for countries with fewer orders. */
  z.object({ fact: z.literal('country'), country: z.string() }),
  /** `to` is not included. Both are null for orders in another currency than the store's. */
  z.object({ fact: z.literal('value'), from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  /** 1 is Monday, in the store's time zone. */
  z.object({ fact: z.literal('weekday'), weekday: z.number() }),
]);

const weighting = z.object({
  /** The answers that belong to an order of these days. Only these are weighted. */
  answers: z.number(),
  /** The effective number of these answers after weighting (Kish). */
  effective: z.number(),
  /** The answers whose weight was limited. */
  trimmed: z.number(),
  /** A weight is at most this many times the mean. */
  limit: z.number(),
  /** Groups with fewer answers than this are joined with a neighbour. */
  fewest: z.number(),
  joined: z.array(z.object({ groups: z.array(group) })),
  /** What no weight depends on, because only one group has enough answers. */
  unused: z.array(z.enum(ORDER_FACTS)),
  /** The largest difference that the weights leave; null if there is none. */
  gap: z.nullable(z.object({ groups: z.array(group), share: z.number(), target: z.number() })),
});

export type AnswerWeighting = DeepReadonly<z.output<typeof weighting>>;

const sampled = {
  ...viewedSchema.shape,
  currency: z.string(),
  /** The days of the compared orders; null if no answer was given after a checkout. */
  orderDays: z.nullable(z.object({ from: z.string(), to: z.string() })),
  weighting,
};

const whoAnswered = z.object({
  ...sampled,
  /** All orders of the days, without cancelled and test orders. */
  orders: z.number(),
  /** Orders with an answer. */
  answers: z.number(),
  /** Answers of the thank-you and order-status pages without a confirmed order of these days. */
  withoutOrder: z.number(),
  /** Answers of all other places. */
  elsewhere: z.number(),
  /** The number of comparisons that share one error rate of 5 %. */
  comparisons: z.number(),
  /** Whether any difference could be told from chance. */
  isEnough: z.boolean(),
  facts: z.array(
    z.object({
      fact: z.enum(ORDER_FACTS),
      groups: z.array(
        z.object({
          group,
          orders: z.number(),
          answers: z.number(),
          /** The number of answers that chance alone would bring. */
          chance: z.object({ low: z.number(), high: z.number() }),
          finding: z.nullable(z.enum(['more', 'less'])),
        }),
      ),
    }),
  ),
});

export type OrdersAndAnswers = DeepReadonly<z.output<typeof whoAnswered>>;

export const getWhoAnswered = endpoint({
  name: 'getWhoAnswered',
  summary:
    'Compare the orders that have an answer with all orders of the same days. Only the days of the query apply.',
  method: 'GET',
  path: `${base}/who-answered`,
  input: z.object(view),
  output: whoAnswered,
});

const weighted = z.object({
  ...sampled,
  /** Choices, ratings and net promoter scores; weighting applies to nothing else. */
  questions: z.array(
    z.object({
      answers: z.number(),
      effective: z.number(),
      /** The results of the same answers without weights. */
      raw: questionResultSchema,
      /** Counts are scaled to the effective number. */
      weighted: questionResultSchema,
    }),
  ),
});

export type WeightedResults = DeepReadonly<z.output<typeof weighted>>;

export const getWeightedResults = endpoint({
  name: 'getWeightedResults',
  summary:
    'Get results in which each answer is weighted, so that the answers agree with all orders of the same days.',
  method: 'GET',
  path: `${base}/weighted`,
  input: z.object(view),
  output: weighted,
});
