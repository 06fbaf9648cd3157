import * as z from 'zod/mini';
import type { DeepReadonly } from '../../../deep-readonly.ts';
import { questionFields, npsSchema, point } from '../result-schema.ts';
import { scaleLabels, scaleSchemas } from '../helpers/scale-schema.ts';
import { next, questionSchema } from '../schema.ts';

/** The only type without a *terminal* setting, as in the specification. */
export const npsSchemas = {
  ...scaleSchemas,
  question: questionSchema('nps', z.strictObject({ scale: z.literal(10), ...scaleLabels, ...next })),
  result: z.object({
    ...questionFields,
    kind: z.literal('nps'),
    nps: z.nullable(npsSchema),
    points: z.array(point),
  }),
};

export type NpsResult = DeepReadonly<z.output<typeof npsSchemas.result>>;
