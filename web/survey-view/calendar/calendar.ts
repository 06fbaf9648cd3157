import { isRealDate } from '#shared/survey/real-date.ts';
import { h, setAttribute } from '../dom.ts';
import { sheetOf } from '../styles.ts';
import { CALENDAR_CSS } from './calendar-styles.ts';
import type { Messages } from '../messages.ts';
import { DAY_FORMAT, formatDay, toDate } from './format-day.ts';
import { monthGrid } from './month-grid.ts';

export interface CalendarOptions {
  /** A required date can be changed but not taken back. */
  readonly isRequired: boolean;
  readonly messages: Messages;
  /** First and last day that can be chosen. */
  readonly from?: string;
  readonly to?: string;
  onChange(day: string | null): void;
}

const sheet = sheetOf(CALENDAR_CSS);

/** A single day, typed or picked. */
export function createCalendar(options: CalendarOptions) {
  const { messages, from = '', to = '9999' } = options;
  let selected: string | null = null;
  const isAllowed = (day: string) => day >= from && day <= to;

  const field = h('input', {
    class: 'field',
    inputmode: 'numeric',
    placeholder: DAY_FORMAT,
    'aria-label': messages.date,
  });
  const problem = h('p', { class: 'error', role: 'alert' });
  const choose = (day: string | null, text = '') => {
    selected = day;
    problem.textContent = text;
    setAttribute(field, 'aria-invalid', text ? 'true' : null);
    options.onChange(day);
    grid.draw();
  };
  field.addEventListener('change', () => {
    const text = field.value.trim();
    const isGood = isRealDate(text) && isAllowed(text);
    if (isGood) grid.moveTo(toDate(text));
    choose(isGood ? text : null, text && !isGood ? messages.invalidDate : '');
  });

  const title = h('b', { 'aria-live': 'polite' });
  const grid = monthGrid({
    language: messages.language,
    isRightToLeft: messages.direction === 'rtl',
    isAllowed,
    isSelected: (day) => day === selected,
    onPick(day) {
      if (day !== selected) choose(day);
      else if (!options.isRequired) choose(null);
      field.value = selected ?? '';
    },
    onMonth(first) {
      title.textContent = monthName(first, messages.language);
    },
  });
  grid.moveTo(toDate(nearest(today(), from, to)));

  const bar = h(
    'div',
    { class: 'bar' },
    turnButton(messages.previousMonth, '‹', () => grid.moveMonths(-1)),
    title,
    turnButton(messages.nextMonth, '›', () => grid.moveMonths(1)),
  );
  return {
    sheet,
    element: h('div', {}, field, problem, bar, grid.element),
    show(day: string | null): void {
      if (day === selected) return;
      selected = day;
      field.value = day ?? '';
      if (day) grid.moveTo(toDate(day));
      else grid.draw();
    },
  };
}

function turnButton(label: string, sign: string, onClick: () => void): HTMLElement {
  const button = h('button', { type: 'button', 'aria-label': label }, sign);
  button.addEventListener('click', onClick);
  return button;
}

/** In the shopper's own zone. */
function today(): string {
  const now = new Date();
  return formatDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
}

function monthName(first: Date, language: string): string {
  return first.toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function nearest(day: string, from: string, to: string): string {
  return day < from ? from : day > to ? to : day;
}
