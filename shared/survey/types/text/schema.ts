import * as z from 'zod/mini';
import { questionFields } from '../../../api/figures.ts';
import { flow, label, questionSchema, readableText, type Schemas, translation } from '../schema.ts';

export const textSchemas = {
  question: questionSchema('text', z.strictObject({ placeholder: label, ...flow })),
  texts: { placeholder: translation },
  result: z.object({ ...questionFields, kind: z.literal('text') }),
  readable: readableText,
} satisfies Schemas<'text'>;
