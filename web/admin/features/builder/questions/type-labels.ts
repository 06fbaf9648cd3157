import type { Question } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import { editingOf } from '#shared/survey/types/registry.ts';

/** The name of a question type. */
export function typeName(type: QuestionType): string {
  return editingOf({ type }).name;
}

/** Stands for a question without a text. */
export const UNTITLED = 'Untitled question';

const SHORT = 60;

/** A question in lists and sentences: its number and its text. */
export function questionName({ text, orderIndex }: Pick<Question, 'text' | 'orderIndex'>): string {
  return `${orderIndex + 1}. ${shortText(text)}`;
}

export function shortText(text: string): string {
  if (isBlank(text)) return UNTITLED;
  return text.length > SHORT ? `${text.slice(0, SHORT - 1).trimEnd()}…` : text;
}
