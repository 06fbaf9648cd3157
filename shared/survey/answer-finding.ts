import type { Answer, MultiChoiceAnswer } from './answer.ts';
import type { Question } from './question.ts';

/** Why a question can't be left with this answer. */
export type AnswerFinding =
  | { readonly code: 'required' }
  | { readonly code: 'too_few'; readonly min: number }
  | { readonly code: 'too_many'; readonly max: number };

/**
 * What a well-formed answer still lacks. An optional question may be skipped; once one of its options is
 * chosen, the bounds hold for it too.
 */
export function answerFinding(question: Question, answer: Answer | undefined): AnswerFinding | null {
  if (answer === undefined) return question.isRequired ? { code: 'required' } : null;
  if (question.type !== 'multi_select') return null;
  const { minSelect, maxSelect } = question.config;
  const count = (answer as MultiChoiceAnswer).optionIds.length;
  if (count < minSelect) return { code: 'too_few', min: minSelect };
  if (maxSelect !== null && count > maxSelect) return { code: 'too_many', max: maxSelect };
  return null;
}
