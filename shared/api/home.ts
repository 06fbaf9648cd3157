import * as z from 'zod/mini';
import { briefSchema } from '../analytics/brief-schema.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { standingFacts, storeFigures } from './surveys.ts';

const named = z.object({ surveyId: z.string(), name: z.string() });

const home = z.object({
  /** Live surveys that were answered, the surest first, as many as home shows. */
  surveys: z.array(
    z.object({
      ...named.shape,
      responses: z.number(),
      /** Since the merchant last opened the findings of the survey; counted up to 1,000. */
      newAnswers: z.number(),
      /** Low scores that nobody has worked on; counted up to 1,000. */
      lowScores: z.number(),
      /** Null until the answers were looked through for the first time. */
      brief: z.nullable(briefSchema),
      /** When that was, if there are newer answers. */
      asOf: z.nullable(z.string()),
    }),
  ),
  /** Whether shoppers meet the live surveys, those with the newest answers first. */
  live: z.array(z.object({ ...named.shape, standing: standingFacts })),
  figures: storeFigures,
  /** When asking again tells more, in milliseconds; null if all answers were looked through. */
  againInMs: z.nullable(z.number()),
});

export type Home = DeepReadonly<z.output<typeof home>>;

export const getHome = endpoint('GET /home', {
  name: 'getHome',
  summary: 'Get what each live survey has learned, what needs the merchant, and the store’s figures.',
  input: z.object({}),
  output: home,
});
