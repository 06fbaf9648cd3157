import * as z from 'zod/mini';
import { onQuestion, ownWords, text } from './analytics-query.ts';
import { npsSchema, periodSchema } from './analytics-results.ts';
import { endpoint, type Unchanging } from './endpoint.ts';
import { idSchema } from './survey-definition.ts';

// Net promoter scores of several surveys that ask for the same.

const MEASURE_LENGTH = 60;

export const setMeasure = endpoint({
  name: 'setMeasure',
  summary:
    'Mark a net promoter question as the same measure as others of that name. No name marks it as none.',
  method: 'PUT',
  path: `${onQuestion}/measure`,
  input: z.object({
    surveyId: idSchema,
    meaningId: idSchema,
    measure: ownWords(MEASURE_LENGTH).check(z.trim()),
  }),
  output: z.object({ measure: z.string() }),
});

const score = z.nullable(npsSchema);

const measures = z.object({
  measures: z.array(
    z.object({
      measure: z.string(),
      questions: z.array(
        z.object({
          surveyId: z.string(),
          survey: z.string(),
          meaningId: z.string(),
          text: z.string(),
          nps: score,
        }),
      ),
      /** All of these surveys together: every answer counts the same, wherever it was given. */
      now: score,
      /** Of the period before; null without one. */
      before: score,
      period: periodSchema,
      points: z.array(z.object({ start: z.string(), nps: score })),
    }),
  ),
});

export type Measures = Unchanging<z.output<typeof measures>>;

export const getMeasures = endpoint({
  name: 'getMeasures',
  summary: 'The net promoter scores of questions in several surveys that are marked as the same measure.',
  method: 'GET',
  path: '/analytics/measures',
  input: z.object({ range: text(32), period: text(10) }),
  output: measures,
});
