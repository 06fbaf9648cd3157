import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { definitionSave } from './definition-save.ts';
import { endpoint, type Unchanging } from './endpoint.ts';
import { definitionSchema, idSchema } from './survey-definition.ts';

/** A template as the picker needs it, questions included: its preview can be answered. */
export const templateSchema = z.object({
  surveyId: z.string(),
  name: z.string(),
  description: z.string(),
  categoryTag: z.string(),
  questionsCount: z.number(),
  estimatedTimeBreakdown: z.object({ minutes: z.number() }),
  questions: definitionSchema.shape.questions,
});

export type Template = Unchanging<z.output<typeof templateSchema>>;

/** A template as the template editor needs it. */
export const editableTemplate = z.object({
  definition: definitionSchema,
  categoryTag: z.string(),
  /** 0 as long as the store has not edited it and this is the catalogue's. */
  revision: z.number(),
});

export type EditableTemplate = Unchanging<z.output<typeof editableTemplate>>;

export const listTemplates = endpoint({
  name: 'listTemplates',
  summary: 'Every template: the store’s own edit where there is one, else the catalogue’s. Not paged.',
  method: 'GET',
  path: '/surveys/templates',
  input: z.object({}),
  output: z.array(templateSchema),
});

export const getTemplate = endpoint({
  name: 'getTemplate',
  summary: 'One template, to be edited.',
  method: 'GET',
  path: '/surveys/templates/{templateId}',
  input: z.object({ templateId: idSchema }),
  output: editableTemplate,
});

export const saveTemplate = endpoint({
  name: 'saveTemplate',
  summary:
    'Save the store’s own edit of a template. A conflict says in `fields.revision` at which revision it is; the catalogue stays as it is.',
  method: 'PUT',
  path: '/surveys/templates/{templateId}',
  bodyBytes: LIMITS.definitionBytes,
  input: z.object({ templateId: idSchema, ...definitionSave(0) }),
  output: z.object({ revision: z.number() }),
});

export const resetTemplate = endpoint({
  name: 'resetTemplate',
  summary: 'Give up the store’s own edit of a template and go back to the catalogue’s.',
  method: 'DELETE',
  path: '/surveys/templates/{templateId}',
  input: z.object({ templateId: idSchema }),
  output: editableTemplate,
});
