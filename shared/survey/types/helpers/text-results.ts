import type { TextAnswer } from '../../answer.ts';
import type { Question } from '../../question.ts';
import type { ReadableText } from '../schema.ts';

/** The results of types that list their answers as text. */
export const listedTextResults = {
  readable: (_: Question, { value }: TextAnswer): ReadableText => ({ kind: 'text', text: value }),
  searched: ({ text }: ReadableText) => [text],
  exported: ({ text }: ReadableText) => text,
};
