import * as z from 'zod/mini';
import { questionFields, nullableRate } from '../result-schema.ts';
import { flow, questionSchema, readableText } from '../schema.ts';

export const dateSchemas = {
  question: questionSchema('date', z.strictObject(flow)),
  texts: {},
  result: z.object({
    ...questionFields,
    kind: z.literal('date'),
    /** Oldest first; only months with answers. */
    months: z.array(z.object({ month: z.string(), rate: nullableRate })),
  }),
  readable: readableText,
};
