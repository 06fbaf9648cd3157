import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import { TEXT_ROWS } from '../../figures.ts';
import type { TextAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { h } from '../../dom.ts';
import type { Input, InputContext } from '../input.ts';

export function freeText({ question, answer }: InputContext<QuestionOf<'text'>>): Input {
  const area = h('textarea', {
    class: 'field',
    rows: TEXT_ROWS,
    placeholder: question.config.placeholder,
    maxlength: ANSWER_LIMITS.textLength,
  });
  area.addEventListener('input', () => answer({ value: area.value }));
  return {
    element: area,
    update(now) {
      // The run may store a cleaned-up text; the field keeps the typed text while it has the focus.
      if (!area.matches(':focus')) area.value = (now as TextAnswer | undefined)?.value ?? '';
    },
  };
}
