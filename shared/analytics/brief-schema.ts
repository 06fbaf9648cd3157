import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { headlineSchema } from './finding-schema.ts';

const interval = { low: z.number(), high: z.number() };

/** The headline of a survey in a few words, for a page that shows several surveys. */
export const briefSchema = z.object({
  ...{ certainty: headlineSchema.shape.certainty, action: headlineSchema.shape.action },
  sentence: z.string(),
  /** How sure that is, in plain words. */
  sure: z.string(),
  /** What changed; null if nothing can be told yet. */
  changed: z.nullable(z.string()),
  /** Null with too few answers, or if the headline is about the survey as a whole. */
  chart: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('shares'),
        /** The two answers that were chosen most. */
        rows: z.array(z.object({ label: z.string(), share: z.number(), ...interval })),
      }),
      z.object({
        kind: z.literal('score'),
        score: z.number(),
        ...interval,
        /** The ends of the scale. */
        from: z.number(),
        to: z.number(),
      }),
    ]),
  ),
});

export type Brief = DeepReadonly<z.output<typeof briefSchema>>;
