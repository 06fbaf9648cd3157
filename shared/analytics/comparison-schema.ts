import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { rateSchema } from '../survey/types/result-schema.ts';

export const difference = {
  /** The first group minus the second: in points of the score, or as a share. */
  difference: z.number(),
  /** The interval of the difference; null, like the fields below, when there are too few answers to test. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** The p value of this comparison by itself. */
  p: z.nullable(z.number()),
  /** The error of the interval: 0.05, or less because the screen compares more. */
  error: z.nullable(z.number()),
  /** `unlikely_chance` exactly when 0 is outside the interval. */
  verdict: z.enum(['too_few', 'may_be_chance', 'unlikely_chance']),
  /** The comparison in plain words. */
  sentence: z.string(),
};

const score = z.nullable(z.object({ answers: z.number(), score: z.number() }));

export const comparedQuestions = z.array(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('choice'),
      meaningId: z.string(),
      text: z.string(),
      options: z.array(
        z.object({
          cell: z.string(),
          text: z.string(),
          one: z.nullable(rateSchema),
          other: z.nullable(rateSchema),
          comparison: z.nullable(z.object(difference)),
        }),
      ),
    }),
    z.object({
      kind: z.enum(['nps', 'rating']),
      meaningId: z.string(),
      text: z.string(),
      one: score,
      other: score,
      comparison: z.nullable(z.object(difference)),
    }),
  ]),
);

export type ComparedQuestion = DeepReadonly<z.output<typeof comparedQuestions>>[number];
