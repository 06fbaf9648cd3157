import { optionLabel } from '#shared/survey/option-texts.ts';
import { isChoice, ruleValues } from '#shared/survey/question-traits.ts';
import { OTHER_ID, type Question } from '#shared/survey/question.ts';

export interface AnswerChoice {
  readonly value: string;
  readonly label: string;
}

/** Every answer that a rule of this question can name, in the merchant's words. */
export function answerChoices(question: Question): AnswerChoice[] {
  const labels = new Map(
    isChoice(question)
      ? question.config.options.map(({ id, text }, index) => [id, optionLabel(text, index + 1)])
      : [],
  );
  if (isChoice(question)) labels.set(OTHER_ID, question.config.otherLabel);
  return (ruleValues(question) ?? []).map((value) => ({ value, label: labels.get(value) ?? value }));
}

export const GONE_ANSWER = 'an answer that is gone';
export const GONE_QUESTION = 'a question that is gone';

/** What a rule names, as far as it can still be given. */
export function answerLabels(question: Question, values: readonly string[]): string[] {
  const labels = new Map(answerChoices(question).map(({ value, label }) => [value, label]));
  return values.map((value) => labels.get(value) ?? GONE_ANSWER);
}
