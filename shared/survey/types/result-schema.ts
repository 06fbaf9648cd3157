import * as z from 'zod/mini';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { QUESTION_TYPES } from '../question-types.ts';

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

/** Scores go from -100 to 100. */
export const npsSchema = z.object({
  promoters: z.number(),
  passives: z.number(),
  detractors: z.number(),
  /** The number of shoppers who answered. */
  answers: z.number(),
  score: z.number(),
  low: z.number(),
  high: z.number(),
});

export const ratingSchema = z.object({
  answers: z.number(),
  mean: z.number(),
  /** The mean's 95 % interval, within the scale. */
  meanLow: z.number(),
  meanHigh: z.number(),
  median: z.number(),
  /** The share of answers on the two highest points. */
  topTwo: rateSchema,
});

/** The fields that every result has of its question. */
export const questionFields = {
  meaningId: z.string(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  /** Whether the newest version still contains the question. */
  isCurrent: z.boolean(),
  /** How many shoppers saw it, and how many answered. The second is the denominator of the other figures. */
  seen: z.number(),
  answered: z.number(),
};

export type QuestionResultBase = {
  readonly [K in keyof typeof questionFields]: z.output<(typeof questionFields)[K]>;
};

/** One point of the scale. Results list every point, including those without answers. */
export const point = z.object({ value: z.number(), rate: nullableRate });

export type PointResult = DeepReadonly<z.output<typeof point>>;
