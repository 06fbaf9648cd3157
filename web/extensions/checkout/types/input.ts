import type { Answer } from '#shared/survey/answer.ts';
import type { RunState } from '#web/survey-view/run/run.ts';
import type { Messages } from '#web/survey-view/messages.ts';
import type { DrawnElement } from '../../draw.ts';

/** The control that takes a question's answer. */
export interface CheckoutInput {
  readonly elements: readonly Node[];
  /** The element that shows the error message: the platform moves the focus to it and reads it out. */
  readonly control: Pick<
    DrawnElement<'s-choice-list' | 's-select' | 's-date-field' | 's-text-area' | 's-text-field'>,
    'error'
  >;
  readonly update: (answer: Answer | undefined) => void;
  /** Why the typed text is not a valid answer; empty if it is. */
  readonly fault: () => string;
}

/** The arguments of a question's input: the question, the words around it, the initial state, and a callback for answers. */
export interface CheckoutContext<Q> {
  readonly question: Q;
  readonly words: Messages;
  readonly state: RunState;
  readonly answer: (answer: Answer | undefined) => void;
}

export const noFault = () => '';
