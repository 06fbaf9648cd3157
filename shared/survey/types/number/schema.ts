import * as z from 'zod/mini';
import type { DeepReadonly } from '../../../deep-readonly.ts';
import { merchantText } from '../../schema.ts';
import { nullableRate, questionFields } from '../result-schema.ts';
import { flow, questionSchema, translation } from '../schema.ts';
import { UNIT_LENGTH, LARGEST_NUMBER } from './limits.ts';

const bound = z.nullable(z.number().check(z.minimum(-LARGEST_NUMBER), z.maximum(LARGEST_NUMBER)));

export const numberSchemas = {
  question: questionSchema(
    'number',
    z.strictObject({
      /** A unit such as *kg*; empty for a plain number. */
      unit: merchantText(UNIT_LENGTH),
      /** Both bounds are included; null is unbounded. */
      min: bound,
      max: bound,
      /** Whole numbers only, unless decimals are allowed. */
      decimals: z.boolean(),
      ...flow,
    }),
  ),
  texts: { unit: translation },
  readable: z.object({ kind: z.literal('quantity'), value: z.number(), unit: z.string() }),
  result: z.object({
    ...questionFields,
    kind: z.literal('number'),
    unit: z.string(),
    decimals: z.boolean(),
    /** Without what is left out. */
    summary: z.nullable(
      z.object({
        answers: z.number(),
        mean: z.number(),
        median: z.number(),
        /** The standard deviation; null below two answers. */
        deviation: z.nullable(z.number()),
        lowest: z.number(),
        highest: z.number(),
      }),
    ),
    /** Most likely typos: left out of the summary and the buckets; null if there is none. */
    outside: z.nullable(z.object({ count: z.number(), lowest: z.number(), highest: z.number() })),
    /** In order and without gaps: the numbers from `from` up to but not including `to`. */
    buckets: z.array(z.object({ from: z.number(), to: z.number(), rate: nullableRate })),
  }),
};

export type NumberResult = DeepReadonly<z.output<typeof numberSchemas.result>>;
