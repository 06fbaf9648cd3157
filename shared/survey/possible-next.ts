import type { Answer } from './answer.ts';
import type { CompiledSurvey } from './compile-logic.ts';
import { assertNever } from './never.ts';
import type { Question } from './question.ts';
import { ruleValues } from './question-traits.ts';

/**
 * Selections that between them bring about everything the question's rules can do. For one choice that is
 * each value; for several choices, for each rule the largest selection that gets past the rules before it:
 * if any selection reaches a rule, this one does. `maxSelect` above one is left out of account, which can
 * only make more seem possible.
 */
export function tellingSelections(question: Question): string[][] {
  const values = ruleValues(question) ?? [];
  if (question.type !== 'multi_select' || question.config.maxSelect === 1)
    return values.map((value) => [value]);
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

/** The indexes that can follow this question, END among them if it can be the last. */
export function possibleNext(survey: CompiledSurvey, index: number): Set<number> {
  const question = survey.questions[index];
  const step = survey.steps[index];
  if (question === undefined || step === undefined) return new Set();
  const selections = tellingSelections(question);
  const targets = selections.map((selection) => step(asAnswer(question, selection)));
  const canBeSkipped = !question.isRequired || selections.length === 0;
  return new Set(canBeSkipped ? [...targets, step(undefined)] : targets);
}

function asAnswer(question: Question, selection: string[]): Answer | undefined {
  const [first = ''] = selection;
  switch (question.type) {
    case 'single_select':
    case 'drop_down':
      return { optionId: first, otherValue: null };
    case 'multi_select':
      return { optionIds: selection, otherValue: null };
    case 'rating':
    case 'nps':
      return { value: Number(first) };
    case 'text':
    case 'date':
      return undefined;
    default:
      return assertNever(question);
  }
}
