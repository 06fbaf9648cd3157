import * as z from 'zod/mini';
import { idSchema } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';

const request = z.object({
  requestId: z.string(),
  requestedAt: z.string(),
  /** Null while the data is being collected. */
  collectedAt: z.nullable(z.string()),
});

export const listDataRequests = endpoint('GET /privacy/data-requests', {
  name: 'listDataRequests',
  summary:
    'List shoppers’ data requests, newest first. Each is stored for a month after its data was collected.',
  input: z.object({}),
  output: z.object({ requests: z.array(request) }),
});

const rows = z.array(z.record(z.string(), z.unknown()));

const data = {
  /** Responses linked to the shopper by a verified order. */
  responses: rows,
  /** Responses that name the shopper or an order without proof; another person may have sent them. */
  claimed: rows,
  orders: rows,
};

const amount = { responses: z.number(), claimed: z.number(), orders: z.number() };

export const getDataRequest = endpoint('GET /privacy/data-requests/{requestId}', {
  name: 'getDataRequest',
  summary: 'Get the data of one data request, for the merchant to pass on.',
  rate: 'heavy',
  input: z.object({ requestId: idSchema }),
  output: z.object({ ...request.shape, ...data }),
});

/** The order name as the store's admin shows it, or only its number. */
const shopper = z.object({
  by: z.enum(['customer', 'order']),
  id: z
    .string()
    .check(
      z.trim(),
      z.regex(
        /^(gid:\/\/\w+\/(Customer|Order)\/)?\w[\w-]{0,99}$/,
        'An id has letters, digits and dashes only.',
      ),
    ),
});

export const findShopper = endpoint('POST /privacy/shopper/find', {
  name: 'findShopper',
  summary:
    'Count the data of one shopper, by customer id or order: verified responses, responses that only claim the shopper, and orders.',
  rate: 'heavy',
  input: shopper,
  output: z.object(amount),
});

export const exportShopper = endpoint('POST /privacy/shopper/export', {
  name: 'exportShopper',
  summary: 'Export all data of one shopper.',
  rate: 'heavy',
  input: shopper,
  output: z.object(data),
});

export const eraseShopper = endpoint('POST /privacy/shopper/erase', {
  name: 'eraseShopper',
  summary:
    'Erase the data of one shopper with its counts. Answers that only claim the shopper lose the claim or are erased as well. Cannot be undone.',
  rate: 'heavy',
  input: z.object({ ...shopper.shape, alsoClaimed: z.optional(z.boolean()) }),
  output: z.object({
    ...amount,
    /** A background job deletes the rest. */
    isUnfinished: z.boolean(),
  }),
});
