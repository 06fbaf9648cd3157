import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idSchema } from './survey-definition.ts';

const request = z.object({
  requestId: z.string(),
  requestedAt: z.string(),
  /** Null while the data is still being collected. */
  collectedAt: z.nullable(z.string()),
});

export const listDataRequests = endpoint({
  name: 'listDataRequests',
  summary:
    'What shoppers asked the store to tell them about their data, newest first; kept for a month after it was collected.',
  method: 'GET',
  path: '/privacy/data-requests',
  input: z.object({}),
  output: z.object({ requests: z.array(request) }),
});

const rows = z.array(z.record(z.string(), z.unknown()));

const data = {
  /** Verified by one of the shopper's orders. */
  responses: rows,
  /** Responses that only name the shopper or one of their orders; they may be someone else's. */
  claimed: rows,
  orders: rows,
};

const amount = { responses: z.number(), claimed: z.number(), orders: z.number() };

export const getDataRequest = endpoint({
  name: 'getDataRequest',
  summary: 'Everything that was stored about the shopper who asked, for the merchant to pass on.',
  method: 'GET',
  path: '/privacy/data-requests/{requestId}',
  rate: 'heavy',
  input: z.object({ requestId: idSchema }),
  output: z.object({ ...request.shape, ...data }),
});

/** As the store's admin shows it, whole or only its number. */
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

export const findShopper = endpoint({
  name: 'findShopper',
  summary:
    'How much is stored about one shopper, by their customer id or one of their orders: verified responses, those that only claim to be theirs, and orders.',
  method: 'POST',
  path: '/privacy/shopper/find',
  rate: 'heavy',
  input: shopper,
  output: z.object(amount),
});

export const exportShopper = endpoint({
  name: 'exportShopper',
  summary: 'Everything that is stored about one shopper.',
  method: 'POST',
  path: '/privacy/shopper/export',
  rate: 'heavy',
  input: shopper,
  output: z.object(data),
});

export const eraseShopper = endpoint({
  name: 'eraseShopper',
  summary:
    'Erase what is stored about one shopper, with what their answers count for. Answers that only claim to be theirs lose the claim and stay, or are erased too. It cannot be undone.',
  method: 'POST',
  path: '/privacy/shopper/erase',
  rate: 'heavy',
  input: z.object({ ...shopper.shape, alsoClaimed: z.optional(z.boolean()) }),
  output: z.object({
    ...amount,
    /** There is more, which goes in the background. */
    isUnfinished: z.boolean(),
  }),
});
