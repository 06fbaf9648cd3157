import * as z from 'zod/mini';
import { base, merchantText, view } from './analytics-query.ts';
import { viewedSchema } from './analytics-results.ts';
import { idSchema } from './building-blocks.ts';
import { endpoint, type DeepReadonly } from './endpoint.ts';

// What the answers of a survey say: a headline, what else stands out, and what is new in all surveys.

const action = z.object({
  label: z.string(),
  screen: z.enum(['answers', 'builder', 'store']),
  tab: z.enum(['analytics', 'responses', 'detractors', 'compare', 'money']),
  /** Parameters of the query that differ from the one that the findings were asked for with. */
  parameters: z.record(z.string(), z.string()),
  /** The question to show, by meaning id. */
  question: z.nullable(z.string()),
});

const said = {
  /** Stays the same while the same is said of the same things; figures may change. */
  key: z.string(),
  meaningId: z.nullable(z.string()),
  sentence: z.string(),
  detail: z.string(),
  /** What the merchant can do about it. */
  advice: z.string(),
  action,
};

const headline = z.object({
  ...said,
  question: z.nullable(z.string()),
  /** `measured` claims no difference; `open` says that the answers cannot tell yet. */
  certainty: z.enum(['certain', 'likely', 'measured', 'open']),
});

export const FINDING_KEY_LENGTH = 400;
const MOST_KEYS = 200;
const key = merchantText(FINDING_KEY_LENGTH);

const finding = z.object({
  ...said,
  kind: z.enum(['lead', 'change', 'mix', 'group', 'leaving', 'orders']),
  certainty: z.enum(['certain', 'likely']),
  /** The size of the difference as a part of its scale. */
  strength: z.number(),
});

const findings = z.object({
  ...viewedSchema.shape,
  responses: z.number(),
  headline,
  /** The question that the merchant pinned; null if the headline is chosen. */
  pin: z.nullable(z.string()),
  /** Kept ones first, then by certainty and strength. */
  findings: z.array(
    z.object({ ...finding.shape, isKept: z.boolean(), isHidden: z.boolean(), isNew: z.boolean() }),
  ),
  /** How many comparisons were made to find them. */
  tested: z.number(),
  /** Whether groups of shoppers were compared: the plan includes it, and no filter prevents it. */
  hasGroups: z.boolean(),
});

export type AnalyticsFindings = DeepReadonly<z.output<typeof findings>>;

export const getFindings = endpoint({
  name: 'getFindings',
  summary: 'Get the one thing worth knowing about a survey, and everything else that stands out.',
  method: 'GET',
  path: `${base}/findings`,
  input: z.object(view),
  output: findings,
});

export const pinHeadline = endpoint({
  name: 'pinHeadline',
  summary: 'Choose the question that the headline is about. Null leaves the choice to the product.',
  method: 'PUT',
  path: `${base}/findings/pin`,
  input: z.object({ surveyId: idSchema, meaningId: z.nullable(idSchema) }),
  output: z.object({}),
});

export const markFinding = endpoint({
  name: 'markFinding',
  summary: 'Keep a finding at the top, hide it, or undo either.',
  method: 'PUT',
  path: `${base}/findings/mark`,
  input: z.object({ surveyId: idSchema, key, mark: z.enum(['kept', 'hidden', 'none']) }),
  output: z.object({}),
});

export const lookAtFindings = endpoint({
  name: 'lookAtFindings',
  summary: 'Record what the merchant has seen, so that only newer findings count as new.',
  method: 'PUT',
  path: `${base}/findings/look`,
  input: z.object({ surveyId: idSchema, keys: z.array(key).check(z.maxLength(MOST_KEYS)) }),
  output: z.object({}),
});

const news = z.object({
  /** Surveys with something certain that the merchant has not seen, the newest answers first. */
  surveys: z.array(
    z.object({
      surveyId: z.string(),
      name: z.string(),
      /** Null if the headline is not new. */
      headline: z.nullable(headline),
      findings: z.array(finding),
      /** Null if the merchant never looked. */
      lookedAt: z.nullable(z.string()),
    }),
  ),
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
