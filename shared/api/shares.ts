import * as z from 'zod/mini';
import { view } from './analytics-query.ts';
import { idSchema } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { SHARE_DAYS } from './values.ts';

// Links to a read-only page of a survey's results.

const share = z.object({
  shareId: z.string(),
  /** The e-mail address and the device of the session that made it; empty if the session is forgotten. */
  madeBy: z.string(),
  device: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['open', 'ended', 'expired']),
  lastOpenedAt: z.nullable(z.string()),
  opens: z.number(),
  hasTexts: z.boolean(),
  /** The parameters of the page's query that differ from their defaults. */
  parameters: z.record(z.string(), z.string()),
});

export type Share = DeepReadonly<z.output<typeof share>>;

export const listShares = endpoint('GET /surveys/{surveyId}/shares', {
  name: 'listShares',
  summary:
    'List the links to the results of a survey, newest first, with who made them and how often they were opened.',
  input: z.object({ surveyId: idSchema }),
  output: z.object({ shares: z.array(share) }),
});

export const createShare = endpoint('POST /surveys/{surveyId}/shares', {
  name: 'createShare',
  summary:
    'Make a link to a read-only page of the results with these filters. The reply has its address; no other reply shows it.',
  input: z.object({
    ...view,
    days: z.union(SHARE_DAYS.map((days) => z.literal(days))),
    /** Whether the page shows what shoppers wrote. */
    hasTexts: z.boolean(),
  }),
  output: z.object({ share, address: z.string() }),
});

export const endShare = endpoint('POST /surveys/{surveyId}/shares/{shareId}/end', {
  name: 'endShare',
  summary: 'End a link: from now on its page says that it is over. Ending it twice is no fault.',
  input: z.object({ surveyId: idSchema, shareId: idSchema }),
  output: z.object({ share }),
});
