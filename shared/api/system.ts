import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getStatus = endpoint({
  name: 'getStatus',
  summary: 'Answers when the API can be reached: how a client learns that it is online again.',
  method: 'GET',
  path: '/status',
  access: 'public',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
});
