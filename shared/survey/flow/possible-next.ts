import type { Answer } from '../answer.ts';
import type { CompiledSurvey } from './compile-logic.ts';
import { nextQuestion } from './next-question.ts';
import type { Question } from '../question.ts';
import { ruleValues } from './rule-values.ts';
import { editingOf } from '../types/registry.ts';

/**
 * A small set of selections that covers every effect of the question's rules. For a single choice it is each value.
 * For several choices it is, for each rule, the largest selection that no earlier rule matches: if any selection
 * reaches a rule, this one does. It ignores a `maxSelect` above one, so it may find too many next questions but
 * never too few.
 */
export function representativeSelections(question: Question): string[][] {
  const values = ruleValues(question) ?? [];
  if (!editingOf(question).rules?.takesSeveral(question.config)) return values.map((value) => [value]);
  let left = [...values];
  const selections: string[][] = [];
  for (const { condition, action } of question.logic.rules) {
    if (action.questionIds.length === 0) continue;
    const without = left.filter((value) => !condition.value.includes(value));
    if (condition.operator === 'CONTAINS') {
      selections.push(left);
      left = without;
    } else {
      selections.push(without);
    }
  }
  return [...selections, left].filter((selection) => selection.length > 0);
}

/** The indexes that can follow this question, END included. */
export function possibleNext(survey: CompiledSurvey, index: number): Set<number> {
  const question = survey.questions[index];
  if (question === undefined) return new Set();
  const next = (answer: Answer | undefined) => nextQuestion(survey, index, answer);
  const selections = representativeSelections(question);
  const targets = selections.map((selection) => next(asAnswer(question, selection)));
  const canBeSkipped = !question.isRequired || selections.length === 0;
  return new Set(canBeSkipped ? [...targets, next(undefined)] : targets);
}

function asAnswer(question: Question, selection: string[]): Answer | undefined {
  return editingOf(question).rules?.answerOf(selection);
}
