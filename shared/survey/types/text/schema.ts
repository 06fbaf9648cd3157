import * as z from 'zod/mini';
import { questionFields } from '../../../api/figures.ts';
import { optionResult } from '../helpers/choice-schema.ts';
import { flow, label, questionSchema, type Schemas, translation } from '../schema.ts';

export const textSchemas = {
  question: questionSchema('text', z.strictObject({ placeholder: label, ...flow })),
  texts: { placeholder: translation },
  result: z.object({ ...questionFields, kind: z.literal('text'), themes: z.array(optionResult) }),
  readable: z.object({ kind: z.literal('words'), text: z.string(), themes: z.array(z.string()) }),
} satisfies Schemas<'text'>;
