import * as z from 'zod/mini';
import { LONGEST_PARAMETERS, QUERY_NAMES, type QueryName } from '../analytics/query-codec.ts';
import { RESPONSE_ID_MAX_LENGTH } from './collect.ts';
import { ANSWER_LIMITS } from '../survey/answer-limits.ts';
import { idSchema } from '../survey/schema.ts';
import { after } from './paging.ts';

// Input fields that several analytics calls share.

export const text = (longest: number) => z._default(z.string().check(z.maxLength(longest)), '');

/**
 * The parameters of the analytics page's address. The API refuses invalid values; it does not fall back to defaults.
 */
export const queryShape = Object.fromEntries(
  QUERY_NAMES.map((name) => [name, text(LONGEST_PARAMETERS[name])]),
) as Readonly<Record<QueryName, ReturnType<typeof text>>>;

/** Browsers create these ids. A base64 id may begin with any character of its alphabet. */
export const responseId = z
  .string()
  .check(z.maxLength(RESPONSE_ID_MAX_LENGTH), z.regex(/^[\w-]+$/, 'This is no id of a response.'));

export const view = { surveyId: idSchema, ...queryShape };
export const oneQuestion = { ...view, meaningId: idSchema };

/** The input of a searchable, paged list. */
export const page = {
  after,
  search: z._default(z.string().check(z.maxLength(ANSWER_LIMITS.otherLength)), ''),
};
