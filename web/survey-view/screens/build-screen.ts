import type { RunState } from '../run/run.ts';
import { h } from '../dom.ts';
import type { Messages } from '../messages.ts';
import { questionScreen } from './question-screen.ts';
import type { Screen, ScreenActions } from './screen.ts';
import type { thanksScreen } from './thanks-screen.ts';

export type BuildThanks = typeof thanksScreen;

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
