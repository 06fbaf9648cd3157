import type { Answer } from '#shared/survey/answer.ts';
import type { RunState } from '#shared/survey/run/run.ts';
import { h } from '../dom.ts';
import type { Messages } from '../messages.ts';
import { questionScreen } from './question-screen.ts';
import type { Screen } from './screen.ts';
import { thanksScreen } from './thanks-screen.ts';

export interface ScreenActions {
  /** `isWhole`: one choice that says all there is to say, so the survey may move on by itself. */
  readonly answer: (questionId: string, answer: Answer | undefined, isWhole?: boolean) => void;
  readonly back: () => void;
  /** False if the answer doesn't allow it. */
  readonly forward: () => boolean;
  /** Previews only. */
  readonly restart: () => void;
}

/** The screen for where the run stands: a question, the end, or nothing to show yet. */
export function buildScreen(
  state: RunState,
  messages: Messages,
  isPreview: boolean,
  actions: ScreenActions,
): Screen {
  if (state.question) return questionScreen(state.question, state, messages, actions);
  if (state.done) return thanksScreen(state.thankYou, messages, isPreview ? actions.restart : null);
  return { element: h('p', { class: 'hint' }, messages.empty) };
}
