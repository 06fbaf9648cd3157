import { ANSWER_LIMITS, VIEW_LIMITS } from '#shared/limits.ts';
import type { TextAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { h } from '../dom.ts';
import type { Input, InputContext } from './input.ts';

export function freeText(context: InputContext<QuestionOf<'text'>>): Input {
  const { question } = context;
  const area = h('textarea', {
    class: 'field',
    rows: VIEW_LIMITS.textRows,
    placeholder: question.config.placeholder || null,
    maxlength: ANSWER_LIMITS.textLength,
  });
  area.addEventListener('input', () => context.answer({ value: area.value }));
  return {
    element: area,
    update(answer) {
      const value = (answer as TextAnswer | undefined)?.value ?? '';
      // The run may keep a tidied text; what stands under the cursor stays as it was typed.
      if (!area.matches(':focus')) area.value = value;
    },
  };
}
