import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const fetched = z.object({
  /** `queued`, `exporting` at the store platform, `reading` its export, `complete`, or `unavailable`. */
  status: z.enum(['queued', 'exporting', 'reading', 'complete', 'unavailable']),
  /** Orders from this moment on were asked for. */
  from: z.string(),
  /** The store had granted orders of any age. */
  reachesAll: z.boolean(),
  requestedAt: z.string(),
  /** Null while the fetch is under way. */
  completedAt: z.nullable(z.string()),
  /** Orders in the export so far; null until the platform told. */
  ordersExpected: z.nullable(z.number()),
  ordersRead: z.number(),
  /** Orders that were new or newer than the stored ones. */
  ordersSaved: z.number(),
  ordersUnreadable: z.number(),
  /** Exports that the platform did not complete. */
  failedOperations: z.number(),
});

const history = z.object({
  /** The latest fetch of past orders; null if none was asked for. */
  fetch: z.nullable(fetched),
  /** When the oldest stored order was placed; null without an order. */
  firstOrderAt: z.nullable(z.string()),
  access: z.object({
    mayRead: z.boolean(),
    /** Whether the store granted orders of any age. */
    mayReadAll: z.boolean(),
    /** How many days back orders are shown without that grant, and how many months are fetched with it. */
    days: z.number(),
    months: z.number(),
    /** Where the merchant grants or refuses orders of any age, to open in the top window. Null once granted. */
    askForAllUrl: z.nullable(z.string()),
  }),
});

export const getOrderHistory = endpoint('GET /orders/history', {
  name: 'getOrderHistory',
  summary:
    'Get how far the fetch of past orders is, the date of the first stored order, and what the store granted.',
  input: z.object({}),
  output: history,
});

export const startOrderHistory = endpoint('POST /orders/history', {
  name: 'startOrderHistory',
  summary:
    'Fetch the store’s past orders again in the background. Without effect while a fetch is under way.',
  rate: 'heavy',
  input: z.object({}),
  output: history,
});
