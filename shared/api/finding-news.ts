import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { findingSchema, headlineSchema } from '../analytics/finding-schema.ts';

// What is new in all surveys. The survey list asks for it, so this file imports little.

const news = z.object({
  /** Surveys with something certain that the merchant has not seen, the newest answers first. */
  surveys: z.array(
    z.object({
      surveyId: z.string(),
      name: z.string(),
      /** Null if the headline is not new. */
      headline: z.nullable(headlineSchema),
      findings: z.array(findingSchema),
      /** Null if the merchant never looked. */
      lookedAt: z.nullable(z.string()),
      /** When they were computed, if there are newer answers. */
      asOf: z.nullable(z.string()),
    }),
  ),
  /** When asking again tells more, in milliseconds; null if these are the news of all answers. */
  againInMs: z.nullable(z.number()),
});

export type FindingNews = DeepReadonly<z.output<typeof news>>;

export const getFindingNews = endpoint({
  name: 'getFindingNews',
  summary: 'Get what is new in all surveys since the merchant last looked at each.',
  method: 'GET',
  path: '/analytics/findings',
  input: z.object({}),
  output: news,
});
