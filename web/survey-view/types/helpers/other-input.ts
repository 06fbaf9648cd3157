import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import type { Answer, SingleChoiceAnswer } from '#shared/survey/answer.ts';
import { h } from '../../dom.ts';
import type { Messages } from '../../messages.ts';

/** The text field beside Other, shown only while Other is chosen. */
export function otherInput(messages: Messages, onInput: () => void) {
  const input = h('input', {
    class: 'field other',
    placeholder: messages.pleaseSpecify,
    'aria-label': messages.pleaseSpecify,
    maxlength: ANSWER_LIMITS.otherLength,
  });
  input.addEventListener('input', onInput);
  return {
    element: input,
    update(isChosen: boolean, answer: Answer | undefined): void {
      input.hidden = !isChosen;
      // Don't replace a text that is being typed by its cleaned-up value.
      if (!input.matches(':focus'))
        input.value = (answer as SingleChoiceAnswer | undefined)?.otherValue ?? '';
    },
  };
}
