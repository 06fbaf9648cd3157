import * as z from 'zod/mini';
import { idSchema, merchantText } from '../survey/schema.ts';
import { queryShape } from './analytics-query.ts';
import { periodSchema, periodStarts } from './analytics-results.ts';
import { trendSpan } from '../analytics/trend-schema.ts';
import { npsSchema } from '../survey/types/result-schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { MEASURE_LENGTH } from './values.ts';

// A measure merges the net promoter scores of several surveys that ask the same question.

export const setMeasure = endpoint('PUT /surveys/{surveyId}/analytics/questions/{meaningId}/measure', {
  name: 'setMeasure',
  summary:
    'Add a net promoter question to the measure of this name. An empty name removes it from its measure.',
  input: z.object({
    surveyId: idSchema,
    meaningId: idSchema,
    measure: merchantText(MEASURE_LENGTH).check(z.trim()),
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
      /** All surveys merged, each answer with the same weight. */
      now: score,
      /** The previous period's score; null without a previous period. */
      before: score,
      period: periodSchema,
      starts: periodStarts,
      points: z.array(z.object({ ...trendSpan, nps: score })),
    }),
  ),
});

export type Measures = DeepReadonly<z.output<typeof measures>>;

export const getMeasures = endpoint('GET /analytics/measures', {
  name: 'getMeasures',
  summary: 'Get the net promoter scores of each measure, over questions of several surveys.',
  input: z.object({ range: queryShape.range, period: queryShape.period }),
  output: measures,
});
