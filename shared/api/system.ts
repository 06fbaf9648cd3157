import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getStatus = endpoint('GET /status', {
  name: 'getStatus',
  summary: 'Replies whenever the API is reachable, so that a client can detect that it is online again.',
  access: 'public',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
});
