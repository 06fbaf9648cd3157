import { ANSWER_LIMITS, VIEW_LIMITS } from '#shared/limits.ts';
import type { TextAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { h } from '../dom.ts';
import type { Input, InputContext } from './input.ts';

export function freeText({ question, answer }: InputContext<QuestionOf<'text'>>): Input {
  const area = h('textarea', {
    class: 'field',
    rows: VIEW_LIMITS.textRows,
    placeholder: question.config.placeholder,
    maxlength: ANSWER_LIMITS.textLength,
  });
  area.addEventListener('input', () => answer({ value: area.value }));
  return {
    element: area,
    update(now) {
      // The run may keep a tidied text; what stands under the cursor stays as it was typed.
      if (!area.matches(':focus')) area.value = (now as TextAnswer | undefined)?.value ?? '';
    },
  };
}
