import * as z from 'zod/mini';
import {
  base,
  next,
  onQuestion,
  oneQuestion,
  ownWords,
  page,
  responseId,
  text,
  view,
} from './analytics-query.ts';
import { rateSchema, responseFacts, viewedSchema } from './analytics-results.ts';
import { endpoint, type Unchanging } from './endpoint.ts';
import { idSchema } from './survey-definition.ts';

// What follows from results: whom to write to, whether a difference means anything, and what an answer is worth.

export const FOLLOW_UP_STATES = ['new', 'contacted', 'solved'] as const;

export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

const followUp = {
  state: z.enum(FOLLOW_UP_STATES),
  /** Who takes care of it, by name. */
  owner: ownWords(100),
  note: ownWords(2_000),
};

const followedUp = z.object({ ...followUp, changedAt: z.nullable(z.string()) });

export type FollowUp = Unchanging<z.output<typeof followedUp>>;

const lowScores = z.object({
  detractors: z.array(
    z.object({
      ...responseFacts,
      scores: z.array(
        z.object({ meaningId: z.string(), text: z.string(), value: z.number(), scale: z.number() }),
      ),
      /** Everything that they wrote, with the question that they wrote it to. */
      words: z.array(z.object({ meaningId: z.string(), text: z.string(), body: z.string() })),
      followUp: followedUp,
    }),
  ),
  next,
});

export type DetractorPage = Unchanging<z.output<typeof lowScores>>;

export const listDetractors = endpoint({
  name: 'listDetractors',
  summary: 'Who gave a low score, newest first, with their words and order, and what was done about it.',
  method: 'GET',
  path: '/surveys/{surveyId}/detractors',
  input: z.object({
    ...view,
    ...page,
    /** None stands for all of them. */
    states: z._default(z.array(z.enum(FOLLOW_UP_STATES)), []),
  }),
  output: lowScores,
});

export const changeFollowUp = endpoint({
  name: 'changeFollowUp',
  summary: 'Say what was done about a low score. The same again changes nothing.',
  method: 'PUT',
  path: '/surveys/{surveyId}/detractors/{responseId}',
  input: z.object({ surveyId: idSchema, responseId, ...followUp }),
  output: followedUp,
});

const difference = {
  /** Of the first less the second, with its 95 % interval; in points of the score, or as a share. */
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  /** How often chance alone brings as much, corrected for how many options are compared. */
  p: z.number(),
  verdict: z.enum(['too_few', 'may_be_chance', 'unlikely_chance']),
  /** The same in plain words. */
  sentence: z.string(),
};

const side = z.object({ value: z.string(), label: z.string(), responses: z.number() });
const score = z.nullable(z.object({ answers: z.number(), score: z.number() }));

const comparison = z.object({
  ...viewedSchema.shape,
  by: z.enum(['customerType', 'country', 'placement', 'previousPeriod']),
  /** What can be compared, most responses first and what is unknown last. */
  segments: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Null where there are no two segments to compare. */
  sides: z.nullable(z.object({ one: side, other: side })),
  questions: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('choice'),
        meaningId: z.string(),
        text: z.string(),
        options: z.array(
          z.object({
            cell: z.string(),
            text: z.string(),
            one: z.nullable(rateSchema),
            other: z.nullable(rateSchema),
            comparison: z.nullable(z.object(difference)),
          }),
        ),
      }),
      z.object({
        kind: z.enum(['nps', 'rating']),
        meaningId: z.string(),
        text: z.string(),
        one: score,
        other: score,
        comparison: z.nullable(z.object(difference)),
      }),
    ]),
  ),
});

export type SegmentComparison = Unchanging<z.output<typeof comparison>>;

export const compareSegments = endpoint({
  name: 'compareSegments',
  summary: 'Two segments side by side, with whether the difference may be chance. `compare` says by what.',
  method: 'GET',
  path: `${base}/compare`,
  input: z.object({
    ...view,
    /** Of the listed segments; those with most responses if left out. */
    one: text(20),
    other: text(20),
  }),
  output: comparison,
});

const moneyFigures = {
  /** The sample: verified orders that were not cancelled, each counted once. */
  orders: z.number(),
  /** In the store's currency; null, as the rest, where the sample is too small to say anything. */
  revenue: z.nullable(z.number()),
  averageOrder: z.nullable(z.number()),
  /** Orders of customers who had ordered before. */
  repeat: z.nullable(rateSchema),
  isTooFew: z.boolean(),
};

const money = z.object({
  ...viewedSchema.shape,
  currency: z.string(),
  /** Fewer orders than this say nothing. */
  fewest: z.number(),
  total: z.object(moneyFigures),
  answers: z.array(z.object({ cell: z.string(), text: z.string(), ...moneyFigures })),
});

export type MoneyByAnswer = Unchanging<z.output<typeof money>>;

export const getMoneyByAnswer = endpoint({
  name: 'getMoneyByAnswer',
  summary: 'What people who gave each answer ordered, out of orders that the platform itself confirmed.',
  method: 'GET',
  path: `${onQuestion}/money`,
  input: z.object(oneQuestion),
  output: money,
});
