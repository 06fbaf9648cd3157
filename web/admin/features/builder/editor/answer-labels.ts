import { optionLabel } from '#shared/survey/option-texts.ts';
import { isChoice } from '#shared/survey/question-traits.ts';
import { ruleValues } from '#shared/survey/flow/rule-values.ts';
import type { Question } from '#shared/survey/question.ts';
import { OTHER_ID } from '#shared/survey/question-types.ts';

export interface AnswerChoice {
  readonly value: string;
  readonly label: string;
}

/** All answers that a rule of this question can name, with the labels that merchants know. */
export function answerChoices(question: Question): AnswerChoice[] {
  const labels = new Map(
    isChoice(question)
      ? question.config.options.map(({ id, text }, index) => [id, optionLabel(text, index + 1)])
      : [],
  );
  if (isChoice(question)) labels.set(OTHER_ID, question.config.otherLabel);
  return (ruleValues(question) ?? []).map((value) => ({ value, label: labels.get(value) ?? value }));
}

export const DELETED_ANSWER = 'an answer that is gone';
export const DELETED_QUESTION = 'a question that is gone';

/** Labels of the answers in a rule. Deleted answers get a placeholder. */
export function answerLabels(question: Question, values: readonly string[]): string[] {
  const labels = new Map(answerChoices(question).map(({ value, label }) => [value, label]));
  return values.map((value) => labels.get(value) ?? DELETED_ANSWER);
}
