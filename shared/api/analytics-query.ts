import * as z from 'zod/mini';
import { ANSWER_LIMITS, COLLECT_LIMITS } from '../limits.ts';
import { isStorable } from '../survey/plain-text.ts';
import { idSchema } from './survey-definition.ts';

// What the calls about results have in common.

export const text = (longest: number) => z._default(z.string().check(z.maxLength(longest)), '');

/** What a merchant writes or quotes. */
export const ownWords = (longest: number) =>
  z
    .string()
    .check(z.maxLength(longest), z.refine(isStorable, 'This text holds characters that can’t be kept.'));

/** The parameters of the analytics page's own address (`query-in-url.ts`). What can't be read is refused, never guessed. */
const queryShape = {
  range: text(32),
  versions: text(500),
  countries: text(1_500),
  customers: text(100),
  placements: text(100),
  order: text(50),
  answered: text(200),
  compare: text(20),
  period: text(10),
};

/** Made by shoppers' pages; base64 may begin with any of its signs. */
export const responseId = z
  .string()
  .check(z.maxLength(COLLECT_LIMITS.idMaxLength), z.regex(/^[\w-]+$/, 'This is no id of a response.'));

export const view = { surveyId: idSchema, ...queryShape };
export const oneQuestion = { ...view, meaningId: idSchema };
export const base = '/surveys/{surveyId}/analytics';
export const onQuestion = `${base}/questions/{meaningId}`;

/** Where the next page begins. The client sends it back unchanged. */
export const page = {
  after: text(120),
  search: z._default(z.string().check(z.maxLength(ANSWER_LIMITS.otherLength)), ''),
};
/** Null after the last one. A page may be short and yet have a next: then it was looked through so far. */
export const next = z.nullable(z.string());
