import type { Answer } from '#shared/survey/answer.ts';
import type { Question, QuestionOf } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import type { RunState } from '../run/run.ts';
import type { Messages } from '../messages.ts';

/** The arguments of a question's input: the question, the initial state, and a callback for answers. */
export interface InputContext<Q = Question> {
  readonly question: Q;
  readonly state: RunState;
  readonly messages: Messages;
  /** `isWhole`: the choice needs no further input, so the survey may move on by itself. */
  readonly answer: (answer: Answer | undefined, isWhole?: boolean) => void;
}

/** The control that takes a question's answer. It is built once and updated on every change. */
export interface Input {
  readonly element: HTMLElement;
  /** The element that the question labels, if it isn't the whole element. */
  readonly control?: HTMLElement;
  readonly update: (answer: Answer | undefined) => void;
}

/** The view of a question type. Keep it small: its size delays the page. */
export interface TypeView<T extends QuestionType> {
  readonly input: (context: InputContext<QuestionOf<T>>) => Input;
  /** Hints beside the description, shown before an answer is refused. */
  readonly hints?: (question: QuestionOf<T>, messages: Messages) => readonly (string | false)[];
  /** A press answers the question whole and moves on, so the question needs no button. */
  readonly movesOn?: true;
  /** Loads the input's code, so that the question shows complete. */
  readonly preload?: () => Promise<unknown>;
}
