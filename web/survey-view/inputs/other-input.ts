import { ANSWER_LIMITS } from '#shared/limits.ts';
import { h } from '../dom.ts';
import type { Messages } from '../messages.ts';

/** The text beside Other: there only while Other is chosen. */
export function otherInput(messages: Messages, onInput: (value: string) => void) {
  const input = h('input', {
    class: 'field other',
    placeholder: messages.pleaseSpecify,
    'aria-label': messages.pleaseSpecify,
    maxlength: ANSWER_LIMITS.otherLength,
    hidden: true,
  });
  input.addEventListener('input', () => onInput(input.value));
  return {
    element: input,
    show(isShown: boolean, value: string | null): void {
      input.hidden = !isShown;
      // What is being typed must not be replaced by what was made of it.
      if (!input.matches(':focus')) input.value = value ?? '';
    },
  };
}
