import * as z from 'zod/mini';
import { questionFields, npsSchema, point } from '../../../api/figures.ts';
import { scaleLabels, scaleSchemas } from '../helpers/scale-schema.ts';
import { next, questionSchema, type Schemas } from '../schema.ts';

export const npsSchemas = {
  ...scaleSchemas,
  question: questionSchema('nps', z.strictObject({ scale: z.literal(10), ...scaleLabels, ...next })),
  result: z.object({
    ...questionFields,
    kind: z.literal('nps'),
    nps: z.nullable(npsSchema),
    points: z.array(point),
  }),
} satisfies Schemas<'nps'>;
