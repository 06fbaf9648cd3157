import { OTHER_ID } from '#shared/survey/question.ts';
import type { RunState } from '#shared/survey/run/run.ts';
import { isByKey } from './dom.ts';
import { isDoneByOneChoice } from './inputs/input.ts';

/** Long enough to see the choice land, short enough not to wait for. */
const BEAT_MS = 350;

/**
 * Moves on by itself after a choice that says it all: by pointer only, because arrow keys choose while passing by,
 * never on Other, which wants words, and never on the last question, because sending is the shopper's own act.
 */
export function autoAdvance(root: ShadowRoot) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    consider: ({ question, answer, isLast }: RunState, forward: () => void): void => {
      if (!question || !answer || isLast || !isDoneByOneChoice(question)) return;
      if (isByKey(root.activeElement) || ('optionId' in answer && answer.optionId === OTHER_ID)) return;
      timer = setTimeout(forward, BEAT_MS);
    },
    cancel: (): void => {
      clearTimeout(timer);
    },
  };
}
