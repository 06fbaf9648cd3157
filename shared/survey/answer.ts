import type { QuestionType } from './question.ts';

export interface SingleChoiceAnswer {
  readonly optionId: string;
  /** What was typed beside Other; null unless Other is chosen. */
  readonly otherValue: string | null;
}

export interface MultiChoiceAnswer {
  readonly optionIds: readonly string[];
  readonly otherValue: string | null;
}

export interface NumberAnswer {
  readonly value: number;
}

export interface TextAnswer {
  readonly value: string;
}

export interface AnswerByType {
  single_select: SingleChoiceAnswer;
  multi_select: MultiChoiceAnswer;
  text: TextAnswer;
  rating: NumberAnswer;
  nps: NumberAnswer;
  drop_down: SingleChoiceAnswer;
  /** `YYYY-MM-DD` */
  date: TextAnswer;
}

export type Answer = AnswerByType[QuestionType];

/** By question id. A question without an entry is unanswered. */
export type Answers = Readonly<Record<string, Answer>>;

/** The answer to a question, safe with ids that are also names of Object's own properties. */
export function answerTo<T>(answers: Readonly<Record<string, T>>, questionId: string): T | undefined {
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
}
