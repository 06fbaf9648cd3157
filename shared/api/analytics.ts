import * as z from 'zod/mini';
import { ANSWER_LIMITS } from '../survey/answer-limits.ts';
import { SURVEY_LIMITS } from '../survey/survey-limits.ts';
import { idSchema, merchantText } from '../survey/schema.ts';
import {
  figure,
  medianSchema,
  periodSchema,
  periodStarts,
  questionResultSchema,
  viewedSchema,
} from './analytics-results.ts';
import { trendSchema } from '../analytics/trend-schema.ts';
import { oneQuestion, page, view } from './analytics-query.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { rateSchema } from '../survey/types/result-schema.ts';
import { next } from './paging.ts';

const overview = z.object({
  ...viewedSchema.shape,
  /** The days of the range that have begun, 52 weeks ago; null if the range covers everything or has not begun. */
  year: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The day of the survey's first response; null without one. */
  firstDay: z.nullable(z.string()),
  /** Impressions: how often the survey was shown. */
  impressions: figure(z.number()),
  /** Started responses: those with a first answer. */
  starts: figure(z.number()),
  completions: figure(z.number()),
  /** Starts divided by impressions; null without impressions or when there are more starts than impressions. */
  responseRate: figure(z.nullable(rateSchema)),
  /** Completions divided by starts. */
  completionRate: figure(z.nullable(rateSchema)),
  /** From the first question to completion, over complete responses. */
  medianDuration: figure(medianSchema),
  /** The largest relative error of the median. */
  medianError: z.number(),
  period: periodSchema,
  points: z.array(z.object({ start: z.string(), starts: z.number(), completions: z.number() })),
});

export type AnalyticsOverview = DeepReadonly<z.output<typeof overview>>;

export const getAnalyticsOverview = endpoint('GET /surveys/{surveyId}/analytics/overview', {
  name: 'getAnalyticsOverview',
  summary: 'Get the figures of a survey, each compared with the period before and with a year ago.',
  input: z.object(view),
  output: overview,
});

const questionResults = z.object({
  ...viewedSchema.shape,
  responses: z.number(),
  questions: z.array(questionResultSchema),
  /** A background job still recounts earlier answers after the merchant changed a promotion or a pinned theme. */
  isSorting: z.boolean(),
});

export type QuestionResults = DeepReadonly<z.output<typeof questionResults>>;

export const getQuestionResults = endpoint('GET /surveys/{surveyId}/analytics/questions', {
  name: 'getQuestionResults',
  summary: 'Get the results of each question, over all versions with the same meaning.',
  input: z.object(view),
  output: questionResults,
});

const trends = z.object({
  ...viewedSchema.shape,
  period: periodSchema,
  starts: periodStarts,
  trends: z.array(trendSchema),
});

export type AnalyticsTrends = DeepReadonly<z.output<typeof trends>>;

export const getAnalyticsTrends = endpoint('GET /surveys/{surveyId}/analytics/trends', {
  name: 'getAnalyticsTrends',
  summary: 'Get net promoter scores and ratings over time, and whether and when their level changed.',
  input: z.object(view),
  output: trends,
});

const funnel = z.object({
  ...viewedSchema.shape,
  responses: z.number(),
  completed: z.number(),
  /** Whether a split test asks the questions in two orders. Each shopper is counted in the order that they saw. */
  hasTwoOrders: z.boolean(),
  /** The responses whose times were read: the newest, or all that match the filter. */
  timed: z.object({ responses: z.number(), isAll: z.boolean() }),
  /**
   * `seen` is `answered` plus `skipped` plus those who left without an answer; all responses are `seen` plus
   * `leftEarlier` plus `notAsked`.
   */
  steps: z.array(
    z.object({
      meaningId: z.string(),
      text: z.string(),
      isCurrent: z.boolean(),
      seen: z.number(),
      answered: z.number(),
      /** Went on without an answer. */
      skipped: z.number(),
      /** The share of shoppers who saw it last and did not complete. */
      left: z.nullable(rateSchema),
      /** Of these, the ones who had answered it. */
      leftAnswered: z.number(),
      /** Left at a question from which the survey could still have come to this one. */
      leftEarlier: z.number(),
      /** Their answers led elsewhere, or their version does not have the question. */
      notAsked: z.number(),
      /** The exact median over the newest responses; `times` is their number. Null without any. */
      medianMs: z.nullable(z.number()),
      times: z.number(),
    }),
  ),
});

export type AnalyticsFunnel = DeepReadonly<z.output<typeof funnel>>;

export const getAnalyticsFunnel = endpoint('GET /surveys/{surveyId}/analytics/funnel', {
  name: 'getAnalyticsFunnel',
  summary:
    'Get where shoppers leave the survey, along the paths they took, and the time each question takes.',
  input: z.object(view),
  output: funnel,
});

const choices = z.object({
  versions: z.array(z.object({ version: z.number(), publishedAt: z.string() })),
  /** Countries with their number of responses, most first; `unknown` is an entry of its own. */
  countries: z.array(z.object({ value: z.string(), responses: z.number() })),
  customerTypes: z.array(z.object({ value: z.string(), responses: z.number() })),
  placements: z.array(z.object({ value: z.string(), responses: z.number() })),
  /** The languages into which any version is translated, BCP 47. */
  languages: z.array(z.string()),
  questions: z.array(
    z.object({
      meaningId: z.string(),
      text: z.string(),
      answers: z.array(z.object({ cell: z.string(), text: z.string() })),
    }),
  ),
});

export type FilterChoices = DeepReadonly<z.output<typeof choices>>;

export const getFilterChoices = endpoint('GET /surveys/{surveyId}/analytics/filters', {
  name: 'getFilterChoices',
  summary: 'List the values that results of a survey can be filtered by.',
  input: z.object({ surveyId: idSchema }),
  output: choices,
});

const texts = z.object({
  texts: z.array(
    z.object({
      responseId: z.string(),
      body: z.string(),
      isOther: z.boolean(),
      /** The label of the option that these Other words count as; null if they count as Other. */
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

export type AnswerTexts = DeepReadonly<z.output<typeof texts>>;

export const listAnswerTexts = endpoint('GET /surveys/{surveyId}/analytics/questions/{meaningId}/texts', {
  name: 'listAnswerTexts',
  summary:
    'List the texts that shoppers wrote for a question or beside its Other option, newest first. The search ignores capitals and accents.',
  input: z.object({ ...oneQuestion, ...page }),
  output: texts,
});

const textSummary = z.object({
  /** How many of the newest texts were read. */
  looked: z.number(),
  isAll: z.boolean(),
  /**
   * Texts that differ only in capitals, accents and spaces form a group, shown in its most frequent spelling. The
   * most frequent groups come first. Every promoted text is included.
   */
  groups: z.array(z.object({ body: z.string(), texts: z.number(), promotedTo: z.nullable(z.string()) })),
});

export type TextSummary = DeepReadonly<z.output<typeof textSummary>>;

export const summariseTexts = endpoint(
  'GET /surveys/{surveyId}/analytics/questions/{meaningId}/text-summary',
  {
    name: 'summariseTexts',
    summary: 'Get the groups of equal texts of a question.',
    input: z.object(oneQuestion),
    output: textSummary,
  },
);

/** A text typed beside Other, in any spelling. */
const otherWords = merchantText(ANSWER_LIMITS.otherLength);

const sorted = z.object({
  /** The number of responses recounted so far. */
  changed: z.number(),
  /** A background job continues the recount. */
  isUnfinished: z.boolean(),
});

export type SortedWords = DeepReadonly<z.output<typeof sorted>>;

const promoted = z.object({
  ...sorted.shape,
  /**
   * The option that the words now count as: the requested one, or an existing option of the question with the same
   * text.
   */
  optionId: z.string(),
  text: z.string(),
});

export type PromotedWords = DeepReadonly<z.output<typeof promoted>>;

export const promoteOther = endpoint('PUT /surveys/{surveyId}/analytics/questions/{meaningId}/promotions', {
  name: 'promoteOther',
  summary:
    'Promote a text beside Other to an option, for earlier and future answers. A new option is added to the draft too.',
  rate: 'heavy',
  input: z.object({
    surveyId: idSchema,
    meaningId: idSchema,
    body: otherWords,
    /** The meaning id of an existing option of the question, or a new id. */
    optionId: idSchema,
    text: merchantText(SURVEY_LIMITS.optionTextLength).check(z.trim(), z.minLength(1)),
  }),
  output: promoted,
});

export const demoteOther = endpoint('POST /surveys/{surveyId}/analytics/questions/{meaningId}/demotions', {
  name: 'demoteOther',
  summary: 'Undo a promotion: the text counts as Other again. The stored text does not change.',
  rate: 'heavy',
  input: z.object({ surveyId: idSchema, meaningId: idSchema, body: otherWords }),
  output: sorted,
});

/** The input of the downloads. */
export const exportInput = z.object(view);
