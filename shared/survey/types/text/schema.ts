import * as z from 'zod/mini';
import type { DeepReadonly } from '../../../deep-readonly.ts';
import { questionFields } from '../result-schema.ts';
import { optionResult } from '../helpers/choice-schema.ts';
import { flow, label, questionSchema, translation } from '../schema.ts';

export const textSchemas = {
  question: questionSchema('text', z.strictObject({ placeholder: label, ...flow })),
  texts: { placeholder: translation },
  /** The texts are stored as rows, not as counters. A text may count in several pinned themes or in none. */
  result: z.object({ ...questionFields, kind: z.literal('text'), themes: z.array(optionResult) }),
  /** With the names of the pinned themes that the text counts in. */
  readable: z.object({ kind: z.literal('words'), text: z.string(), themes: z.array(z.string()) }),
};

export type TextResult = DeepReadonly<z.output<typeof textSchemas.result>>;
