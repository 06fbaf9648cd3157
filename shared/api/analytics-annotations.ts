import * as z from 'zod/mini';
import { isDay } from '../analytics/periods.ts';
import {} from './analytics-query.ts';
import { idSchema, merchantText } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ANNOTATION_LENGTH } from './values.ts';

// What happened on the days of a survey's charts over time.

const annotation = z.object({ annotationId: z.string(), day: z.string(), text: z.string() });

const annotations = z.object({
  /** What the merchant wrote, in the order of the days. */
  annotations: z.array(annotation),
  /** What the product knows by itself, in the order of the days. */
  events: z.array(z.object({ day: z.string(), text: z.string() })),
});

export type Annotation = DeepReadonly<z.output<typeof annotation>>;
export type Annotations = DeepReadonly<z.output<typeof annotations>>;

export const getAnnotations = endpoint('GET /surveys/{surveyId}/analytics/annotations', {
  name: 'getAnnotations',
  summary:
    'Get what the merchant noted on days of a survey, and when it was published, paused and on which plan.',
  input: z.object({ surveyId: idSchema }),
  output: annotations,
});

export const saveAnnotation = endpoint('PUT /surveys/{surveyId}/analytics/annotations/{annotationId}', {
  name: 'saveAnnotation',
  summary: 'Note something on a day, or change what was noted. The client chooses the id of a new note.',
  input: z.object({
    surveyId: idSchema,
    annotationId: idSchema,
    day: z.string().check(z.maxLength(10), z.refine(isDay, 'Choose a day.')),
    text: merchantText(ANNOTATION_LENGTH).check(z.trim(), z.minLength(1, 'Write what happened.')),
  }),
  output: annotation,
});

export const deleteAnnotation = endpoint('DELETE /surveys/{surveyId}/analytics/annotations/{annotationId}', {
  name: 'deleteAnnotation',
  summary: 'Delete a note. Deleting it twice is no fault.',
  input: z.object({ surveyId: idSchema, annotationId: idSchema }),
  output: z.object({}),
});
