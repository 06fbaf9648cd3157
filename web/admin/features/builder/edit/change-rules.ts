import { AppError } from '#shared/errors.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { newRule } from '#shared/survey/edit/defaults.ts';
import type { Question, Rule } from '#shared/survey/question.ts';
import { changeQuestion, type EditingState } from '#shared/survey/edit/editing-state.ts';
import { moveTo, removeAt, replaceAt } from '#shared/survey/edit/list.ts';

/** Adds a rule at the end; the default is an empty rule. */
export function addRule(state: EditingState, questionId: string, rule: Rule = newRule()): EditingState {
  const { rulesPerQuestion } = SURVEY_LIMITS;
  return changeRules(state, questionId, (rules) => {
    if (rules.length < rulesPerQuestion) return [...rules, rule];
    throw new AppError('INVALID_INPUT', `A question can have at most ${rulesPerQuestion} rules.`);
  });
}

export function changeRule(
  state: EditingState,
  questionId: string,
  ruleIndex: number,
  rule: Rule,
): EditingState {
  return changeRules(state, questionId, (rules) => replaceAt(rules, ruleIndex, rule));
}

export function removeRule(state: EditingState, questionId: string, ruleIndex: number): EditingState {
  return changeRules(state, questionId, (rules) => removeAt(rules, ruleIndex));
}

/** Moves a rule. The first matching rule decides, so the order matters. */
export function moveRule(
  state: EditingState,
  questionId: string,
  ruleIndex: number,
  toIndex: number,
): EditingState {
  return changeRules(state, questionId, (rules) =>
    ruleIndex in rules ? moveTo(rules, ruleIndex, toIndex) : rules,
  );
}

function changeRules(
  state: EditingState,
  questionId: string,
  change: (rules: readonly Rule[]) => readonly Rule[],
): EditingState {
  return changeQuestion(state, questionId, (question: Question) => ({
    ...question,
    logic: { rules: change(question.logic.rules) },
  }));
}
