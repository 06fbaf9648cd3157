import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { npsSchema, ratingSchema } from '../survey/types/result-schema.ts';

const day = z.string();

/** The days that a point of a trend joins, both included. */
export const trendSpan = {
  start: day,
  end: day,
  /** Whether it has fewer answers than a point needs. */
  isThin: z.boolean(),
  /** Whether a long time without answers lies before it. */
  isAfterPause: z.boolean(),
};

const level = z.object({ answers: z.number(), score: z.number() });

/** Whether the level changed between two whole weeks of the range. */
export const levelChangeSchema = z.discriminatedUnion('kind', [
  /** Too few weeks to know how much weeks differ anyway, or too few answers before or after each week. */
  z.object({ kind: z.literal('too_few'), lacks: z.enum(['weeks', 'answers']) }),
  /** `places` is the number of weeks at which a change was looked for. */
  z.object({ kind: z.literal('none'), places: z.number() }),
  z.object({
    kind: z.literal('changed'),
    /** From one week to the next, or little by little over all weeks. */
    shape: z.enum(['sudden', 'slow']),
    places: z.number(),
    /** The first week of the new level; of a slow change, the first of all weeks. */
    since: day,
    /** Of a slow change, the levels of the first third and of the last third of the weeks. */
    before: level,
    after: level,
    /** The difference with its interval, corrected for the places and for the scores of the page. It does not contain 0. */
    low: z.number(),
    high: z.number(),
  }),
]);

const trendFields = { meaningId: z.string(), text: z.string(), change: levelChangeSchema };

/** One question's score over time. Each answer of the range is in one point. */
export const trendSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nps'),
    ...trendFields,
    points: z.array(z.object({ ...trendSpan, nps: z.nullable(npsSchema) })),
  }),
  z.object({
    kind: z.literal('rating'),
    ...trendFields,
    scale: z.number(),
    points: z.array(z.object({ ...trendSpan, summary: z.nullable(ratingSchema) })),
  }),
]);

export type QuestionTrend = DeepReadonly<z.output<typeof trendSchema>>;
