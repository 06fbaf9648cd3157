import * as z from 'zod/mini';
import { hasFewWords, isSearchable } from '../text/match-themes.ts';
import { STOP_WORDS, type TextLanguage } from '../text/stop-words.ts';
import { THEME_RULE_LIMITS } from '../text/theme-rule.ts';
import { listAnswerTexts } from './analytics.ts';
import { oneQuestion, text } from './analytics-query.ts';
import { idSchema, whole, merchantText } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { after } from './paging.ts';

const quotes = z.array(z.object({ text: z.string(), texts: z.number() }));

const language = z.enum(Object.keys(STOP_WORDS) as TextLanguage[]);

const themes = z.object({
  /** The number of texts that were sorted: the newest, or all. */
  looked: z.number(),
  isAll: z.boolean(),
  /** Texts that speak of no topic. */
  others: z.number(),
  /** The survey's first score question; null if it has none. */
  scoreQuestion: z.nullable(
    z.object({ text: z.string(), type: z.enum(['nps', 'rating']), scale: z.number() }),
  ),
  /** Topics, most texts first. A text counts in each that it speaks of. */
  themes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** What the topic is part of, such as *Product*. */
      group: z.string(),
      texts: z.number(),
      /** Texts that praise it, and texts that complain of it. The others do neither. */
      praise: z.number(),
      complaint: z.number(),
      /** Most frequent first. */
      languages: z.array(language),
      /** The mean answer of these shoppers to the score question, or their NPS, with its 95 % interval. */
      score: z.nullable(
        z.object({ answers: z.number(), value: z.number(), low: z.number(), high: z.number() }),
      ),
      /** Typical texts, each with how often it was written. Capitals, accents and punctuation do not count. */
      quotes,
    }),
  ),
  /** Words that shoppers write clearly more often in the last 30 days than before, and that no topic knows. */
  newWords: z.array(
    z.object({
      id: z.string(),
      word: z.string(),
      language,
      /** In the last 30 days. */
      texts: z.number(),
      quotes,
    }),
  ),
});

export type AnswerThemes = DeepReadonly<z.output<typeof themes>>;

export const getAnswerThemes = endpoint('GET /surveys/{surveyId}/analytics/questions/{meaningId}/themes', {
  name: 'getAnswerThemes',
  summary:
    'Get what the texts of a question speak of: topics with their number of texts, praise and complaints, score and quotes, and words that are new.',
  input: z.object(oneQuestion),
  output: themes,
});

const MAX_THEME_ID = 2_000;

export const listThemeTexts = endpoint(
  'GET /surveys/{surveyId}/analytics/questions/{meaningId}/theme-texts',
  {
    name: 'listThemeTexts',
    summary: 'List the texts of one theme, newest first.',
    input: z.object({ ...oneQuestion, theme: text(MAX_THEME_ID), after }),
    output: listAnswerTexts.output,
  },
);

const phrase = z.object({
  /** The language whose endings and stop words are ignored; null compares each word as it is written. */
  language: z.nullable(language),
  text: merchantText(THEME_RULE_LIMITS.phraseLength).check(
    z.trim(),
    z.refine(isSearchable, 'This has no letter or digit to look for.'),
    z.refine(hasFewWords, `A phrase has at most ${THEME_RULE_LIMITS.phraseWords} words.`),
  ),
});

const phrases = z.array(phrase).check(z.minLength(1), z.maxLength(THEME_RULE_LIMITS.phrases));

const theme = z.object({
  id: idSchema,
  name: merchantText(THEME_RULE_LIMITS.nameLength).check(z.trim(), z.minLength(1)),
  phrases,
});

const pinnedThemes = z.object({
  themes: z.array(theme),
  /** Names this list of themes. A change sends it back, so that two merchants do not overwrite each other. */
  revision: z.number(),
  /** How many more themes the survey may have. */
  room: z.number(),
  /** A background job still sorts earlier answers. */
  isSorting: z.boolean(),
});

export type PinnedThemes = DeepReadonly<z.output<typeof pinnedThemes>>;

const oneText = { surveyId: idSchema, meaningId: idSchema };

export const getPinnedThemes = endpoint(
  'GET /surveys/{surveyId}/analytics/questions/{meaningId}/pinned-themes',
  {
    name: 'getPinnedThemes',
    summary: 'Get the pinned themes of a question: their names, words and phrases.',
    input: z.object(oneText),
    output: pinnedThemes,
  },
);

const savedThemes = z.object({
  ...pinnedThemes.shape,
  /** The number of earlier answers sorted anew so far. */
  changed: z.number(),
});

export type SavedThemes = DeepReadonly<z.output<typeof savedThemes>>;

export const savePinnedThemes = endpoint(
  'PUT /surveys/{surveyId}/analytics/questions/{meaningId}/pinned-themes',
  {
    name: 'savePinnedThemes',
    summary:
      'Replace the pinned themes of a question. Earlier and future answers count in each theme that has one of their words.',
    rate: 'heavy',
    bodyBytes: 512 * 1024,
    input: z.object({
      ...oneText,
      revision: whole(0),
      themes: z.array(theme).check(z.maxLength(THEME_RULE_LIMITS.themes)),
    }),
    output: savedThemes,
  },
);

const preview = z.object({
  /** The newest texts that were read, or all. */
  looked: z.number(),
  isAll: z.boolean(),
  /** Those that the theme would have. */
  texts: z.number(),
  /** Those with each phrase, in the order of the phrases. */
  byPhrase: z.array(z.number()),
  /** The newest ones, without repetitions. */
  examples: z.array(z.string()),
});

export type ThemePreview = DeepReadonly<z.output<typeof preview>>;

export const previewTheme = endpoint(
  'POST /surveys/{surveyId}/analytics/questions/{meaningId}/theme-preview',
  {
    name: 'previewTheme',
    summary:
      'Count the texts that a pinned theme with these words would have, with examples. Nothing is saved.',
    input: z.object({ ...oneText, phrases }),
    output: preview,
  },
);
