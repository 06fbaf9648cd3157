import * as z from 'zod/mini';
import { ANSWER_LIMITS, SURVEY_LIMITS } from '../limits.ts';
import {
  figure,
  medianSchema,
  periodSchema,
  questionResultSchema,
  rateSchema,
  responseSchema,
  trendSchema,
  viewedSchema,
} from './analytics-results.ts';
import { base, next, onQuestion, oneQuestion, ownWords, page, responseId, view } from './analytics-query.ts';
import { endpoint, type Unchanging } from './endpoint.ts';
import { idSchema } from './survey-definition.ts';

const overview = z.object({
  ...viewedSchema.shape,
  /** How often the survey was shown. */
  impressions: figure(z.number()),
  /** Responses begun, which is those with a first answer. */
  starts: figure(z.number()),
  completions: figure(z.number()),
  /** Starts of impressions; null where none were counted, or fewer than starts. */
  responseRate: figure(z.nullable(rateSchema)),
  /** Completions of starts. */
  completionRate: figure(z.nullable(rateSchema)),
  /** From the first question to the end, of complete responses. */
  medianDuration: figure(medianSchema),
  /** How far the median may be from the true one, as a share of it. */
  medianError: z.number(),
  period: periodSchema,
  points: z.array(z.object({ start: z.string(), starts: z.number(), completions: z.number() })),
});

export type AnalyticsOverview = Unchanging<z.output<typeof overview>>;

export const getAnalyticsOverview = endpoint({
  name: 'getAnalyticsOverview',
  summary: 'A survey’s figures as a whole, each with that of the period before.',
  method: 'GET',
  path: `${base}/overview`,
  input: z.object(view),
  output: overview,
});

const questionResults = z.object({
  ...viewedSchema.shape,
  responses: z.number(),
  questions: z.array(questionResultSchema),
  /** Earlier answers beside Other are still being counted as what a merchant decided about their words. */
  isSorting: z.boolean(),
});

export type QuestionResults = Unchanging<z.output<typeof questionResults>>;

export const getQuestionResults = endpoint({
  name: 'getQuestionResults',
  summary: 'What was answered to each question, over all versions in which it means the same.',
  method: 'GET',
  path: `${base}/questions`,
  input: z.object(view),
  output: questionResults,
});

const trends = z.object({ ...viewedSchema.shape, period: periodSchema, trends: z.array(trendSchema) });

export type AnalyticsTrends = Unchanging<z.output<typeof trends>>;

export const getAnalyticsTrends = endpoint({
  name: 'getAnalyticsTrends',
  summary: 'Net promoter scores and ratings over time.',
  method: 'GET',
  path: `${base}/trends`,
  input: z.object(view),
  output: trends,
});

const funnel = z.object({
  ...viewedSchema.shape,
  responses: z.number(),
  completed: z.number(),
  steps: z.array(
    z.object({
      meaningId: z.string(),
      text: z.string(),
      isCurrent: z.boolean(),
      seen: z.number(),
      answered: z.number(),
      /** Who saw it last and did not complete, of those who saw it. */
      left: z.nullable(rateSchema),
      /** Exact, of the newest responses; `times` are how many that are. Null without any. */
      medianMs: z.nullable(z.number()),
      times: z.number(),
    }),
  ),
});

export type AnalyticsFunnel = Unchanging<z.output<typeof funnel>>;

export const getAnalyticsFunnel = endpoint({
  name: 'getAnalyticsFunnel',
  summary: 'Where people leave, by the paths that they took, and how long each question takes them.',
  method: 'GET',
  path: `${base}/funnel`,
  input: z.object(view),
  output: funnel,
});

const choices = z.object({
  versions: z.array(z.object({ version: z.number(), publishedAt: z.string() })),
  /** With their responses, the most first; `unknown` is one of them. */
  countries: z.array(z.object({ value: z.string(), responses: z.number() })),
  customerTypes: z.array(z.object({ value: z.string(), responses: z.number() })),
  placements: z.array(z.object({ value: z.string(), responses: z.number() })),
  questions: z.array(
    z.object({
      meaningId: z.string(),
      text: z.string(),
      answers: z.array(z.object({ cell: z.string(), text: z.string() })),
    }),
  ),
});

export type FilterChoices = Unchanging<z.output<typeof choices>>;

export const getFilterChoices = endpoint({
  name: 'getFilterChoices',
  summary: 'What the results of a survey can be filtered by.',
  method: 'GET',
  path: `${base}/filters`,
  input: z.object({ surveyId: idSchema }),
  output: choices,
});

const texts = z.object({
  texts: z.array(
    z.object({
      responseId: z.string(),
      body: z.string(),
      isOther: z.boolean(),
      /** The text of the option that these words beside Other count as; null if they count as Other. */
      promotedTo: z.nullable(z.string()),
      version: z.number(),
      savedAt: z.string(),
      country: z.nullable(z.string()),
      customerType: z.nullable(z.string()),
      placement: z.string(),
    }),
  ),
  next,
});

export type AnswerTexts = Unchanging<z.output<typeof texts>>;

export const listAnswerTexts = endpoint({
  name: 'listAnswerTexts',
  summary:
    'What people wrote to a question, or beside its Other, newest first. Capitals and accents make no difference to the search.',
  method: 'GET',
  path: `${onQuestion}/texts`,
  input: z.object({ ...oneQuestion, ...page }),
  output: texts,
});

const textSummary = z.object({
  /** How many of the newest texts were looked at. */
  looked: z.number(),
  isAll: z.boolean(),
  words: z.array(z.object({ word: z.string(), texts: z.number() })),
  /**
   * Texts that are the same but for capitals, accents and spaces, the most frequent first, as most wrote it; and every
   * one that was promoted to an option.
   */
  groups: z.array(z.object({ body: z.string(), texts: z.number(), promotedTo: z.nullable(z.string()) })),
});

export type TextSummary = Unchanging<z.output<typeof textSummary>>;

export const summariseTexts = endpoint({
  name: 'summariseTexts',
  summary: 'Frequent words, and texts that are the same, such as what is often written beside Other.',
  method: 'GET',
  path: `${onQuestion}/text-summary`,
  input: z.object(oneQuestion),
  output: textSummary,
});

/** Words beside Other, however they are spelled. */
const otherWords = ownWords(ANSWER_LIMITS.otherLength);

const sorted = z.object({
  /** How many responses count otherwise than before, so far. */
  changed: z.number(),
  /** The rest follows in the background. */
  isUnfinished: z.boolean(),
});

export type SortedWords = Unchanging<z.output<typeof sorted>>;

const promoted = z.object({
  ...sorted.shape,
  /** The option that the words count as: the one that was meant, or one of the same text that the question has. */
  optionId: z.string(),
  text: z.string(),
});

export type PromotedWords = Unchanging<z.output<typeof promoted>>;

export const promoteOther = endpoint({
  name: 'promoteOther',
  summary:
    'Let words beside Other count as an option, those already written and those to come. A new option is offered in the draft too.',
  method: 'PUT',
  path: `${onQuestion}/promotions`,
  rate: 'heavy',
  input: z.object({
    surveyId: idSchema,
    meaningId: idSchema,
    body: otherWords,
    /** The meaning id of an option of the question, or a new one. */
    optionId: idSchema,
    text: ownWords(SURVEY_LIMITS.optionTextLength).check(z.trim(), z.minLength(1)),
  }),
  output: promoted,
});

export const demoteOther = endpoint({
  name: 'demoteOther',
  summary: 'Let words count as Other again. What was written is as it always was.',
  method: 'POST',
  path: `${onQuestion}/demotions`,
  rate: 'heavy',
  input: z.object({ surveyId: idSchema, meaningId: idSchema, body: otherWords }),
  output: sorted,
});

const responses = z.object({ responses: z.array(responseSchema), next });

export type ResponsePage = Unchanging<z.output<typeof responses>>;

export const listResponses = endpoint({
  name: 'listResponses',
  summary: 'Responses, newest first, each with its path. The search looks through texts, options and orders.',
  method: 'GET',
  path: '/surveys/{surveyId}/responses',
  input: z.object({
    ...view,
    ...page,
    /** Test answers, which count nowhere, instead of the real ones. */
    kind: z._default(z.enum(['real', 'test']), 'real'),
  }),
  output: responses,
});

export const getResponse = endpoint({
  name: 'getResponse',
  summary: 'One response with its path, version and order.',
  method: 'GET',
  path: '/surveys/{surveyId}/responses/{responseId}',
  input: z.object({ surveyId: idSchema, responseId }),
  output: responseSchema,
});

export const deleteResponse = endpoint({
  name: 'deleteResponse',
  summary: 'Delete a response for good, with all that it counts for.',
  method: 'DELETE',
  path: '/surveys/{surveyId}/responses/{responseId}',
  input: z.object({ surveyId: idSchema, responseId }),
  output: z.object({}),
});

/** Downloads stand beside the contract: what they answer is no JSON. Both sides read addresses and parameters here. */
export const EXPORTS = {
  responses: { path: `${base}/responses.csv`, input: z.object(view) },
  summary: { path: `${base}/summary.csv`, input: z.object(view) },
} as const;

/** How many rows a download will have, where that is known beforehand: what its progress is measured by. */
export const EXPORT_ROWS_HEADER = 'X-Export-Rows';
