import * as z from 'zod/mini';
import { idSchema } from '../survey/schema.ts';
import { DEFINITION_BODY_BYTES, definitionSave } from './definition-save.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { stored } from './stored.ts';
import { definitionSchema } from '../survey/definition-schema.ts';

/** A template for the picker, with its questions: merchants can answer the preview. */
export const templateSchema = z.object({
  surveyId: z.string(),
  name: z.string(),
  description: z.string(),
  categoryTag: z.string(),
  questionsCount: z.number(),
  estimatedTimeBreakdown: z.object({ minutes: z.number() }),
  questions: stored(definitionSchema.shape.questions),
  split: definitionSchema.shape.split,
});

export type Template = DeepReadonly<z.output<typeof templateSchema>>;

/** A template for the template editor. */
export const editableTemplate = z.object({
  definition: stored(definitionSchema),
  categoryTag: z.string(),
  /** 0 until the store edits the catalogue's template. */
  revision: z.number(),
});

export type EditableTemplate = DeepReadonly<z.output<typeof editableTemplate>>;

export const listTemplates = endpoint('GET /surveys/templates', {
  name: 'listTemplates',
  summary:
    'List every template: the store’s edited version if there is one, else the catalogue’s. Not paged.',
  input: z.object({}),
  output: z.array(templateSchema),
});

export const getTemplate = endpoint('GET /surveys/templates/{templateId}', {
  name: 'getTemplate',
  summary: 'Get one template for editing.',
  input: z.object({ templateId: idSchema }),
  output: editableTemplate,
});

export const saveTemplate = endpoint('PUT /surveys/templates/{templateId}', {
  name: 'saveTemplate',
  summary:
    'Save the store’s edited version of a template. A conflict returns the current revision in `fields.revision`. The catalogue does not change.',
  bodyBytes: DEFINITION_BODY_BYTES,
  input: z.object({ templateId: idSchema, ...definitionSave(0) }),
  output: z.object({ revision: z.number() }),
});

export const resetTemplate = endpoint('DELETE /surveys/templates/{templateId}', {
  name: 'resetTemplate',
  summary: 'Discard the store’s edited version of a template and return to the catalogue’s.',
  input: z.object({ templateId: idSchema }),
  output: editableTemplate,
});
