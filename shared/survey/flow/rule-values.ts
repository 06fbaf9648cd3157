import type { Question } from '../question.ts';
import { editingOf } from '../types/registry.ts';

/** Every value that a rule of this question can match; null for types without rules. */
export function ruleValues(question: Question): readonly string[] | null {
  return editingOf(question).rules?.values(question.config) ?? null;
}
