import * as z from 'zod/mini';
import { view } from './analytics-query.ts';
import { viewedSchema } from './analytics-results.ts';
import { idSchema, merchantText } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { findingSchema, headlineSchema } from '../analytics/finding-schema.ts';

// What the answers of a survey say: a headline, and what else stands out.

export const FINDING_KEY_LENGTH = 400;
const MOST_KEYS = 200;
const key = merchantText(FINDING_KEY_LENGTH);

const measured = z.object({ answers: z.number(), score: z.number(), low: z.number(), high: z.number() });

const findings = z.object({
  ...viewedSchema.shape,
  responses: z.number(),
  headline: headlineSchema,
  /** The question that the merchant pinned; null if the headline is chosen. */
  pin: z.nullable(z.string()),
  /** Kept ones first, then by certainty and strength. */
  findings: z.array(
    z.object({ ...findingSchema.shape, isKept: z.boolean(), isHidden: z.boolean(), isNew: z.boolean() }),
  ),
  /** The scores of the days of the query, beside as many days before. */
  scores: z.array(
    z.object({
      meaningId: z.string(),
      question: z.string(),
      kind: z.enum(['nps', 'rating']),
      now: measured,
      before: z.nullable(measured),
      /** The interval of the difference; null if too few weeks tell how much weeks differ anyway. */
      change: z.nullable(z.object({ low: z.number(), high: z.number(), mayBeChance: z.boolean() })),
    }),
  ),
  /** What was looked at, in words. */
  looked: z.string(),
  /** How many comparisons were made to find them. */
  tested: z.number(),
  /** Whether groups of shoppers were compared: the plan includes it, and no filter prevents it. */
  hasGroups: z.boolean(),
  /** When they were computed, if there are newer answers; null if they are of all answers. */
  asOf: z.nullable(z.string()),
  /** When asking again tells more, in milliseconds. */
  againInMs: z.nullable(z.number()),
});

export type AnalyticsFindings = DeepReadonly<z.output<typeof findings>>;

export const getFindings = endpoint('GET /surveys/{surveyId}/analytics/findings', {
  name: 'getFindings',
  summary: 'Get the one thing worth knowing about a survey, and everything else that stands out.',
  input: z.object(view),
  output: findings,
});

export const pinHeadline = endpoint('PUT /surveys/{surveyId}/analytics/findings/pin', {
  name: 'pinHeadline',
  summary: 'Choose the question that the headline is about. Null leaves the choice to the product.',
  input: z.object({ surveyId: idSchema, meaningId: z.nullable(idSchema) }),
  output: z.object({}),
});

export const markFinding = endpoint('PUT /surveys/{surveyId}/analytics/findings/mark', {
  name: 'markFinding',
  summary: 'Keep a finding at the top, hide it, or undo either.',
  input: z.object({ surveyId: idSchema, key, mark: z.enum(['kept', 'hidden', 'none']) }),
  output: z.object({}),
});

export const lookAtFindings = endpoint('PUT /surveys/{surveyId}/analytics/findings/look', {
  name: 'lookAtFindings',
  summary: 'Record what the merchant has seen, so that only newer findings count as new.',
  input: z.object({ surveyId: idSchema, keys: z.array(key).check(z.maxLength(MOST_KEYS)) }),
  output: z.object({}),
});
