import type { Answer } from '#shared/survey/answer.ts';
import type { RunState } from '../run/run.ts';

/** One screen of the card. It is built once and updated on every change while it is shown. */
export interface Screen {
  readonly element: HTMLElement;
  /**
   * `code` is the discount code that the server sent for the completed response; `isMoving`, that the survey is about
   * to move on by itself.
   */
  readonly update?: (state: RunState, code?: string, isMoving?: boolean) => void;
  readonly leave?: () => void;
}

export interface ScreenActions {
  /** `isWhole`: the choice needs no further input, so the survey may move on by itself. */
  readonly answer: (questionId: string, answer: Answer | undefined, isWhole?: boolean) => void;
  readonly back: () => void;
  /** Returns false if the answer doesn't allow it. */
  readonly forward: () => boolean;
  /** Previews only. */
  readonly restart: () => void;
}
