import type { Answer } from '#shared/survey/answer.ts';
import type { RunState } from '#shared/survey/run/run.ts';
import { h } from '../dom.ts';
import type { Messages } from '../messages.ts';
import { questionScreen } from './question-screen.ts';
import type { Screen } from './screen.ts';
import type { thanksScreen } from './thanks-screen.ts';

export type BuildThanks = typeof thanksScreen;

export interface ScreenActions {
  /** `isWhole`: the choice needs no further input, so the survey may move on by itself. */
  readonly answer: (questionId: string, answer: Answer | undefined, isWhole?: boolean) => void;
  readonly back: () => void;
  /** Returns false if the answer doesn't allow it. */
  readonly forward: () => boolean;
  /** Previews only. */
  readonly restart: () => void;
}

/**
 * The screen for the run's state: a question, the thank-you screen, or an empty one. `thanks` may not have loaded;
 * the code that completes a run loads together with it.
 */
export function buildScreen(
  state: RunState,
  messages: Messages,
  isPreview: boolean,
  actions: ScreenActions,
  thanks: BuildThanks | undefined,
  shopUrl: string | undefined,
): Screen {
  if (state.question) return questionScreen(state.question, state, messages, isPreview, actions);
  if (state.done && thanks)
    return thanks(state.thankYou, messages, isPreview ? actions.restart : null, shopUrl);
  return { element: h('p', { class: 'hint' }, messages.empty) };
}
