import type { SingleChoiceAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { OTHER_ID } from '#shared/survey/question-types.ts';
import { addSheet, h, sheetOf } from '../../dom.ts';
import { optionText } from '../helpers/option-text.ts';
import type { Input, InputContext } from '../input.ts';
import { otherInput } from '../helpers/other-input.ts';
import CSS from './input.css?inline';

const sheet = sheetOf(CSS);

/** The browser's own dropdown, which works well on every phone. Its values are indexes, so that no value is empty. */
export function dropDown({
  question,
  state,
  messages,
  answer,
}: InputContext<QuestionOf<'drop_down'>>): Input {
  const { options } = state;
  const select = h(
    'select',
    { class: 'field' },
    h('option', { value: -1, disabled: question.isRequired }, messages.selectOption),
    ...options.map((option, place) => h('option', { value: place }, optionText(option, messages))),
  );
  const send = () => {
    const option = options[Number(select.value)];
    const otherValue = option?.id === OTHER_ID ? other.element.value : null;
    answer(option && { optionId: option.id, otherValue });
  };
  const other = otherInput(messages, send);
  select.addEventListener('change', send);

  return {
    element: h('div', { class: 'pick' }, select, other.element),
    control: select,
    update(now) {
      addSheet(select, sheet);
      const id = (now as SingleChoiceAnswer | undefined)?.optionId;
      select.value = String(options.findIndex((option) => option.id === id));
      other.update(id === OTHER_ID, now);
    },
  };
}
