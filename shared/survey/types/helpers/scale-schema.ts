import * as z from 'zod/mini';
import type { DeepReadonly } from '../../../deep-readonly.ts';
import { label, translation } from '../schema.ts';

export const scaleLabels = { minLabel: label, maxLabel: label };

/** The schemas that rating and NPS share. */
export const scaleSchemas = {
  texts: { minLabel: translation, maxLabel: translation },
  readable: z.object({ kind: z.literal('number'), value: z.number(), scale: z.number() }),
};

export type ReadableScore = DeepReadonly<z.output<typeof scaleSchemas.readable>>;
