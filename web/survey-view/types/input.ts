import type { Answer } from '#shared/survey/answer.ts';
import type { Question } from '#shared/survey/question.ts';
import type { RunState } from '#shared/survey/run/run.ts';
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
