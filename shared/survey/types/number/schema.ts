import * as z from 'zod/mini';
import { questionFields, nullableRate } from '../../../api/figures.ts';
import { flow, questionSchema, type Schemas, text, translation } from '../schema.ts';
import { LARGEST_NUMBER } from './number-fault.ts';
import { UNIT_LENGTH } from './unit-length.ts';

const bound = z.nullable(z.number().check(z.minimum(-LARGEST_NUMBER), z.maximum(LARGEST_NUMBER)));

export const numberSchemas = {
  question: questionSchema(
    'number',
    z.strictObject({ unit: text(UNIT_LENGTH), min: bound, max: bound, decimals: z.boolean(), ...flow }),
  ),
  texts: { unit: translation },
  readable: z.object({ kind: z.literal('quantity'), value: z.number(), unit: z.string() }),
  result: z.object({
    ...questionFields,
    kind: z.literal('number'),
    unit: z.string(),
    decimals: z.boolean(),
    summary: z.nullable(
      z.object({
        answers: z.number(),
        mean: z.number(),
        median: z.number(),
        deviation: z.nullable(z.number()),
        lowest: z.number(),
        highest: z.number(),
      }),
    ),
    /** Most likely typos: left out of the summary and the buckets. */
    outside: z.nullable(z.object({ count: z.number(), lowest: z.number(), highest: z.number() })),
    buckets: z.array(z.object({ from: z.number(), to: z.number(), rate: nullableRate })),
  }),
} satisfies Schemas<'number'>;
