import * as z from 'zod/mini';
import { ORDER_FACTS } from '../analytics/order-groups.ts';
import { view } from './analytics-query.ts';
import { viewedSchema } from './analytics-results.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

// Who answered among all orders.

const group = z.discriminatedUnion('fact', [
  z.object({ fact: z.literal('customer'), customer: z.enum(['firstTime', 'repeat']) }),
  /** ISO 3166-1 alpha-2, `unknown`, or `other` for countries with fewer orders. */
  z.object({ fact: z.literal('country'), country: z.string() }),
  /** `to` is not included. Both are null for orders in another currency than the store's. */
  z.object({ fact: z.literal('value'), from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  /** 1 is Monday, in the store's time zone. */
  z.object({ fact: z.literal('weekday'), weekday: z.number() }),
]);

const whoAnswered = z.object({
  ...viewedSchema.shape,
  currency: z.string(),
  /** The days of the compared orders; null if no answer was given after a checkout. */
  orderDays: z.nullable(z.object({ from: z.string(), to: z.string() })),
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

export const getWhoAnswered = endpoint('GET /surveys/{surveyId}/analytics/who-answered', {
  name: 'getWhoAnswered',
  summary:
    'Compare the orders that have an answer with all orders of the same days. Only the days of the query apply.',
  input: z.object(view),
  output: whoAnswered,
});
