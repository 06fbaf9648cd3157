import type { AnswerByType, AnswerFinding } from '../answer.ts';
import type { QuestionOf } from '../question.ts';
import type { QuestionType } from '../question-types.ts';

/** The fields of an untrusted value that may be an answer. */
export type AnswerFields = Readonly<Record<string, unknown>>;

/** The part of a question type that a shopper's page loads. Keep it small: its size delays the page. */
export interface Answering<T extends QuestionType> {
  /** The part of these fields that is a valid answer, in its stored shape; undefined if nothing is. */
  readonly fit: (question: QuestionOf<T>, fields: AnswerFields) => AnswerByType[T] | undefined;
  /** What a valid answer still lacks. Null for types whose answers never lack anything. */
  readonly lacks: ((question: QuestionOf<T>, answer: AnswerByType[T]) => AnswerFinding | null) | null;
  /** The values that rules compare with. Null for types without rules. */
  readonly selected: ((answer: AnswerByType[T]) => readonly string[]) | null;
}
