import { isRealDate } from '#shared/real-date.ts';
import { h, sheetOf } from '../dom.ts';
import type { Messages } from '../messages.ts';
import CALENDAR_CSS from './calendar.css?inline';
import { DAY_FORMAT, formatDay, toDate } from './format-day.ts';
import { monthGrid } from './month-grid.ts';

export interface CalendarOptions {
  /** A required date can be changed but not cleared. */
  readonly isRequired: boolean;
  readonly messages: Messages;
  /** The first and the last day that can be chosen. */
  readonly from?: string;
  readonly to?: string;
  readonly onChange: (day: string | null) => void;
}

const sheet = sheetOf(CALENDAR_CSS);

/** A field and a month grid to enter one day. */
export function createCalendar(options: CalendarOptions) {
  const { messages, from = '', to = '9999' } = options;
  let selected: string | null = null;
  const isAllowed = (day: string) => day >= from && day <= to;

  const field = h('input', {
    class: 'field',
    inputmode: 'numeric',
    placeholder: DAY_FORMAT,
    'aria-label': messages.date,
    'aria-describedby': 'error',
  });
  const choose = (day: string | null, problem = '') => {
    selected = day;
    options.onChange(day);
    // The form around it shows the problem and does not submit.
    field.setCustomValidity(problem);
    field.checkValidity();
    grid.draw();
  };
  field.addEventListener('change', () => {
    const text = field.value.trim() || (options.isRequired && selected) || '';
    const isGood = isRealDate(text) && isAllowed(text);
    if (isGood) grid.moveTo(toDate((field.value = text)));
    choose(isGood ? text : null, text && !isGood ? messages.invalidDate : '');
  });

  const now = today();
  const grid = monthGrid({
    messages,
    today: now,
    isAllowed,
    isSelected: (day) => day === selected,
    onPick(day) {
      if (day !== selected) choose(day);
      else if (!options.isRequired) choose(null);
      field.value = selected ?? '';
    },
  });
  grid.moveTo(toDate(now < from ? from : now > to ? to : now));

  return {
    sheet,
    element: h('div', {}, field, grid.element),
    show(day: string | null): void {
      if (day === selected) return;
      selected = day;
      field.value = day ?? '';
      if (day) grid.moveTo(toDate(day));
      else grid.draw();
    },
  };
}

/** Today in the shopper's time zone. */
function today(): string {
  const now = new Date();
  return formatDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
}
