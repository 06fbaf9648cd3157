import type { Question } from '../survey/question.ts';

/** The types of question that can ask where a customer comes from. */
export function canAskForSource({ type }: Pick<Question, 'type'>): boolean {
  return ['single_select', 'multi_select', 'drop_down', 'text'].includes(type);
}
