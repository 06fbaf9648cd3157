import type { QuestionType } from './question.ts';

export interface SingleChoiceAnswer extends OtherAnswer {
  readonly optionId: string;
}

export interface MultiChoiceAnswer extends OtherAnswer {
  readonly optionIds: readonly string[];
}

interface OtherAnswer {
  /** What was typed beside Other; null unless Other is chosen. */
  readonly otherValue: string | null;
  /**
   * The meaning id of the option that a merchant lets these words count as. Only in answers that are kept, where
   * the server puts it; what a page sends is refused with it.
   */
  readonly promotedTo?: string;
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
