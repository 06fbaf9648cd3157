import * as z from 'zod/mini';
import { QUESTION_TYPES } from '../survey/question.ts';

// Schemas that the results of all question types use.

/** A share of a whole with its 95 % interval. `total` is the denominator. */
export const rateSchema = z.object({
  count: z.number(),
  total: z.number(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
export const nullableRate = z.nullable(rateSchema);

export const npsSchema = z.object({
  promoters: z.number(),
  passives: z.number(),
  detractors: z.number(),
  answers: z.number(),
  score: z.number(),
  low: z.number(),
  high: z.number(),
});

export const ratingSchema = z.object({
  answers: z.number(),
  mean: z.number(),
  meanLow: z.number(),
  meanHigh: z.number(),
  median: z.number(),
  topTwo: rateSchema,
});

/** The fields that every result has of its question. */
export const questionFields = {
  meaningId: z.string(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  /** Whether the newest version still contains the question. */
  isCurrent: z.boolean(),
  seen: z.number(),
  answered: z.number(),
};

export const point = z.object({ value: z.number(), rate: nullableRate });
