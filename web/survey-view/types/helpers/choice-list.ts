import type { MultiChoiceAnswer, SingleChoiceAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { OTHER_ID } from '#shared/survey/question-types.ts';
import { h, isByKey } from '../../dom.ts';
import { optionText } from './option-text.ts';
import type { Input, InputContext } from '../input.ts';
import { otherInput } from './other-input.ts';

type ListQuestion = QuestionOf<'single_select'> | QuestionOf<'multi_select'>;

/** Radio buttons or checkboxes, with Other and its text field at the end. */
export function choiceList({ question, state, messages, answer }: InputContext<ListQuestion>): Input {
  const isMulti = question.type === 'multi_select';
  const controls = new Map<string, HTMLInputElement>();

  const send = () => {
    const optionIds = [...controls].filter(([, control]) => control.checked).map(([id]) => id);
    const [optionId] = optionIds;
    const isOther = optionIds.includes(OTHER_ID);
    const otherValue = isOther ? other.element.value : null;
    if (isMulti) answer({ optionIds, otherValue });
    // Other needs a text, so choosing it does not complete the answer.
    else if (optionId !== undefined) answer({ optionId, otherValue }, !isOther);
  };
  const other = otherInput(messages, send);

  const rows = state.options.map((option) => {
    const control = h('input', { type: isMulti ? 'checkbox' : 'radio', name: 'choice' });
    controls.set(option.id, control);
    const row = h(
      'label',
      { class: isMulti ? 'option box' : 'option' },
      control,
      h('span', {}, optionText(option, messages)),
    );
    const isOther = option.id === OTHER_ID;
    control.addEventListener('change', () => {
      send();
      // A tap on Other moves the focus to its text field; an arrow key that passes Other does not.
      if (isOther && control.checked && !isByKey(control)) other.element.focus();
    });
    return isOther ? h('div', {}, row, other.element) : row;
  });

  return {
    element: h('div', { class: 'options', role: isMulti ? 'group' : 'radiogroup' }, ...rows),
    update(now) {
      const { optionId, optionIds = [optionId] } = (now ?? {}) as Partial<
        SingleChoiceAnswer & MultiChoiceAnswer
      >;
      for (const [id, control] of controls) control.checked = optionIds.includes(id);
      other.update(optionIds.includes(OTHER_ID), now);
    },
  };
}
