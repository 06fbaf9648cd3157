import type { QuestionType } from './question-types.ts';

export interface SingleChoiceAnswer extends OtherAnswer {
  readonly optionId: string;
}

export interface MultiChoiceAnswer extends OtherAnswer {
  readonly optionIds: readonly string[];
}

interface OtherAnswer {
  /** The text typed beside Other; null unless Other is chosen. */
  readonly otherValue: string | null;
  /**
   * The meaning id of the option that the merchant promoted this text to. Only the server sets it, on stored
   * answers; it refuses an answer from a page that has it.
   */
  readonly promotedTo?: string;
}

export interface NumberAnswer {
  readonly value: number;
}

export interface TextAnswer {
  readonly value: string;
  /**
   * The ids of the pinned themes that the text counts in; absent if it counts in none. Only the server sets it, on stored
   * answers; it refuses an answer from a page that has it.
   */
  readonly themes?: readonly string[];
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
  number: NumberAnswer;
}

export type Answer = AnswerByType[QuestionType];

/** Why the shopper can't go on with this answer. */
export type AnswerFinding =
  | { readonly code: 'required' }
  | { readonly code: 'too_few'; readonly min: number }
  | { readonly code: 'too_many'; readonly max: number };

/** By question id. A question without an entry is unanswered. */
export type Answers = Readonly<Record<string, Answer>>;

/** The answer to a question. Ignores inherited properties, so an id such as `constructor` is safe. */
export function answerTo<T>(answers: Readonly<Record<string, T>>, questionId: string): T | undefined {
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
}
