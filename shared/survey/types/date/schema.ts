import * as z from 'zod/mini';
import { questionFields, nullableRate } from '../../../api/figures.ts';
import { flow, questionSchema, readableText, type Schemas } from '../schema.ts';

export const dateSchemas = {
  question: questionSchema('date', z.strictObject(flow)),
  texts: {},
  result: z.object({
    ...questionFields,
    kind: z.literal('date'),
    months: z.array(z.object({ month: z.string(), rate: nullableRate })),
  }),
  readable: readableText,
} satisfies Schemas<'date'>;
