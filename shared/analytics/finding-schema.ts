import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';

const action = z.object({
  label: z.string(),
  screen: z.enum(['answers', 'builder', 'store']),
  /** The tab of the answers. */
  tab: z.enum(['analytics', 'responses', 'detractors', 'compare', 'money', 'channels']),
  /** Parameters of the query that differ from the one that the findings were asked for with. */
  parameters: z.record(z.string(), z.string()),
  /** The question to show, by meaning id. */
  question: z.nullable(z.string()),
});

const said = {
  /** Stays the same while the same is said of the same things; figures may change. */
  key: z.string(),
  /** The question that it is about; null for the survey as a whole. */
  meaningId: z.nullable(z.string()),
  sentence: z.string(),
  detail: z.string(),
  /** What the merchant can do about it. */
  advice: z.string(),
  action,
};

/** The one thing worth knowing about a survey. */
export const headlineSchema = z.object({
  ...said,
  question: z.nullable(z.string()),
  /** `measured` is a score with its interval, which claims no difference; `open` says that the answers cannot tell yet. */
  certainty: z.enum(['clear', 'hint', 'measured', 'open']),
});

/** Something that the answers say and that chance is unlikely to explain. */
export const findingSchema = z.object({
  ...said,
  kind: z.enum(['lead', 'change', 'mix', 'group', 'crossed', 'product', 'leaving', 'orders', 'sources']),
  certainty: z.enum(['clear', 'hint']),
  /** The size of the difference as a part of its scale, from 0 to 1. */
  strength: z.number(),
});

export type FoundHeadline = DeepReadonly<z.output<typeof headlineSchema>>;
export type Finding = DeepReadonly<z.output<typeof findingSchema>>;
