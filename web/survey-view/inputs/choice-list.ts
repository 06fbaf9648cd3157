import type { Answer, MultiChoiceAnswer, SingleChoiceAnswer } from '#shared/survey/answer.ts';
import { OTHER_ID, type QuestionOf } from '#shared/survey/question.ts';
import type { ShownOption } from '#shared/survey/run/run.ts';
import { h, isByKey } from '../dom.ts';
import { ENGLISH, say, type Messages } from '../messages.ts';
import type { Input, InputContext } from './input.ts';
import { otherInput } from './other-input.ts';

type ListQuestion = QuestionOf<'single_select'> | QuestionOf<'multi_select'>;

/** Radio buttons or checkboxes, with Other and its text at the end. */
export function choiceList(context: InputContext<ListQuestion>): Input {
  const { question, state, messages } = context;
  const isMulti = question.type === 'multi_select';
  const controls = new Map<string, HTMLInputElement>();

  const send = () => {
    const chosen = [...controls].filter(([, control]) => control.checked).map(([id]) => id);
    context.answer(toAnswer(isMulti, chosen, other.element.value));
  };
  const other = otherInput(messages, send);

  const rows = state.options.map((option) => {
    const control = h('input', { type: isMulti ? 'checkbox' : 'radio', name: 'choice' });
    control.addEventListener('change', send);
    controls.set(option.id, control);
    const row = h('label', { class: 'option' }, control, h('span', {}, optionText(option, messages)));
    if (option.id !== OTHER_ID) return row;
    control.addEventListener('change', () => {
      // A tap on Other goes on to its text; arrow keys passing over it must not be pulled away.
      if (control.checked && !isByKey(control)) other.element.focus();
    });
    return h('div', {}, row, other.element);
  });

  return {
    element: h('div', { class: 'options', role: isMulti ? 'group' : 'radiogroup' }, ...rows),
    update(answer) {
      const chosen = chosenIds(isMulti, answer);
      for (const [id, control] of controls) control.checked = chosen.includes(id);
      other.show(chosen.includes(OTHER_ID), answer && 'otherValue' in answer ? answer.otherValue : null);
    },
  };
}

export function optionText(option: ShownOption, messages: Messages): string {
  // A merchant who left the word Other alone means it in the shopper's language.
  if (option.id === OTHER_ID && (!option.text || option.text === ENGLISH.other)) return messages.other;
  return option.text.trim() || say(messages.response, option.number);
}

function toAnswer(isMulti: boolean, chosen: readonly string[], otherText: string): Answer | undefined {
  const [first] = chosen;
  if (first === undefined) return undefined;
  const otherValue = chosen.includes(OTHER_ID) ? otherText : null;
  return isMulti ? { optionIds: chosen, otherValue } : { optionId: first, otherValue };
}

function chosenIds(isMulti: boolean, answer: Answer | undefined): readonly string[] {
  if (!answer) return [];
  return isMulti ? (answer as MultiChoiceAnswer).optionIds : [(answer as SingleChoiceAnswer).optionId];
}
