import type { NumberAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { h, setAttribute } from '../../dom.ts';
import type { Input, InputContext } from '../input.ts';
import { keyboardFor, readNumber, showNumber } from './typed-number.ts';

/** A field for a number in any notation, with its unit beside it. */
export function numberInput({ question, messages, answer }: InputContext<QuestionOf<'number'>>): Input {
  const { config } = question;
  const field = h('input', { class: 'field', inputmode: keyboardFor(config), autocomplete: 'off' });
  const unit = h('span', { id: 'unit' }, config.unit);
  const row = h('div', {}, field, unit);
  row.style.cssText = 'display:flex;align-items:center;gap:.75em';
  field.style.cssText = 'flex:0 1 12em';

  const read = (): void => {
    const { value, fault } = readNumber(question, field.value, messages);
    answer(value === undefined ? undefined : { value });
    // The form around it shows the fault and does not submit.
    field.setCustomValidity(fault);
  };
  field.addEventListener('input', read);
  field.addEventListener('change', () => {
    read();
    field.checkValidity();
  });
  return {
    element: row,
    control: field,
    update(now) {
      setAttribute(field, 'aria-labelledby', config.unit ? 'question unit' : 'question');
      const value = (now as NumberAnswer | undefined)?.value;
      // A text that is being typed, or that is not valid, stays as typed.
      if (field.matches(':focus') || field.validationMessage) return;
      field.value = value === undefined ? '' : showNumber(value, messages.language);
    },
  };
}
