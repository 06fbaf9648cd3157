import * as z from 'zod/mini';

const action = z.object({
  label: z.string(),
  screen: z.enum(['answers', 'builder', 'store']),
  tab: z.enum(['analytics', 'responses', 'detractors', 'compare', 'money', 'channels']),
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

export const headline = z.object({
  ...said,
  question: z.nullable(z.string()),
  /** `measured` claims no difference; `open` says that the answers cannot tell yet. */
  certainty: z.enum(['clear', 'hint', 'measured', 'open']),
});

export const finding = z.object({
  ...said,
  kind: z.enum(['lead', 'change', 'mix', 'group', 'crossed', 'leaving', 'orders', 'sources']),
  certainty: z.enum(['clear', 'hint']),
  /** The size of the difference as a part of its scale. */
  strength: z.number(),
});
