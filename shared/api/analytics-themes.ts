import * as z from 'zod/mini';
import { listAnswerTexts } from './analytics.ts';
import { oneQuestion, questionPath, text } from './analytics-query.ts';
import { endpoint, type DeepReadonly } from './endpoint.ts';
import { after } from './paging.ts';

const themes = z.object({
  /** The number of texts that were sorted: the newest, or all. */
  looked: z.number(),
  isAll: z.boolean(),
  /** Most texts first. A text belongs to one theme at most. */
  themes: z.array(
    z.object({
      id: z.string(),
      /** BCP 47; null if it is none of the languages whose words we know. */
      language: z.nullable(z.string()),
      /** The words that tell it from other themes, most telling first. */
      words: z.array(z.string()),
      texts: z.number(),
      /** Typical texts, each with how often it was written. Capitals, accents and punctuation do not count. */
      quotes: z.array(z.object({ text: z.string(), texts: z.number() })),
    }),
  ),
});

export type AnswerThemes = DeepReadonly<z.output<typeof themes>>;

export const getAnswerThemes = endpoint({
  name: 'getAnswerThemes',
  summary:
    'Get what the texts of a question speak of: themes with their words, their number of texts and quotes.',
  method: 'GET',
  path: `${questionPath}/themes`,
  input: z.object(oneQuestion),
  output: themes,
});

const MAX_THEME_ID = 2_000;

export const listThemeTexts = endpoint({
  name: 'listThemeTexts',
  summary: 'List the texts of one theme, newest first.',
  method: 'GET',
  path: `${questionPath}/theme-texts`,
  input: z.object({ ...oneQuestion, theme: text(MAX_THEME_ID), after }),
  output: listAnswerTexts.output,
});
