import type { TextAnswer } from '#shared/survey/answer.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { addSheet, h } from '../../dom.ts';
import type { Messages } from '../../messages.ts';
import type { Input, InputContext } from '../input.ts';

export const loadCalendar = () => import('../../calendar/calendar.ts');

/** The calendar is a separate file. If it can't be loaded, the browser's own date field is used. */
export function dateInput({ question, messages, answer }: InputContext<QuestionOf<'date'>>): Input {
  const holder = h('div', { role: 'group' });
  // The calendar's height, so that nothing moves when it has loaded.
  holder.style.minHeight = '22em';
  const onChange = (value: string | null) => answer(value === null ? undefined : { value });
  let chosen: string | null = null;
  let show: (day: string | null) => void = () => undefined;

  const place = (part: { element: HTMLElement; readonly show: (day: string | null) => void }) => {
    holder.replaceChildren(part.element);
    show = part.show;
    show(chosen);
  };
  loadCalendar().then(
    ({ createCalendar }) => {
      const calendar = createCalendar({ isRequired: question.isRequired, messages, onChange });
      addSheet(holder, calendar.sheet);
      place(calendar);
    },
    () => place(plainDate(messages, onChange)),
  );
  return {
    element: holder,
    update(now) {
      chosen = (now as TextAnswer | undefined)?.value ?? null;
      show(chosen);
    },
  };
}

function plainDate(messages: Messages, onChange: (day: string | null) => void) {
  const field = h('input', { class: 'field', type: 'date', 'aria-label': messages.date });
  field.addEventListener('change', () => onChange(field.value || null));
  return { element: field, show: (day: string | null) => void (field.value = day ?? '') };
}
