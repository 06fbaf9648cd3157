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

export const getDataRequest = endpoint({
  name: 'getDataRequest',
  summary: 'Everything that was stored about the shopper who asked, for the merchant to pass on.',
  method: 'GET',
  path: '/privacy/data-requests/{requestId}',
  rate: 'heavy',
  input: z.object({ requestId: idSchema }),
  output: z.object({ ...request.shape, responses: rows, orders: rows }),
});
