import type { Answer } from '#shared/survey/answer.ts';
import type { RunState } from '#shared/survey/run/run.ts';
import { h } from '../dom.ts';
import type { Messages } from '../messages.ts';
import { questionScreen } from './question-screen.ts';
import type { Screen } from './screen.ts';
import { thanksScreen } from './thanks-screen.ts';

export interface ScreenActions {
  readonly answer: (questionId: string, answer: Answer | undefined) => void;
  readonly back: () => void;
  readonly forward: () => void;
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
  return { element: h('p', { class: 'screen hint' }, messages.empty) };
}
