import { h } from '../dom.ts';
import type { Messages } from '../messages.ts';
import { formatDay, toDate } from './format-day.ts';

const DAY_MS = 86_400_000;

export interface MonthGridOptions {
  readonly messages: Messages;
  readonly today: string;
  readonly isAllowed: (day: string) => boolean;
  readonly isSelected: (day: string) => boolean;
  readonly onPick: (day: string) => void;
}

/** The grid of one month, with buttons for the months before and after and the usual calendar keys. */
export function monthGrid({ messages, today, isAllowed, isSelected, onPick }: MonthGridOptions) {
  const { language, previousMonth, nextMonth } = messages;
  const firstWeekday = weekStart(language);
  const title = h('b', { 'aria-live': 'polite' });
  const table = h('table', { role: 'grid' });
  let focused = new Date(0);

  const draw = () => {
    const first = new Date(Date.UTC(focused.getUTCFullYear(), focused.getUTCMonth()));
    let start = add(first, -daysInto(first, firstWeekday));
    const rows = [week(start, (day) => head(day, language))];
    for (; start < addMonths(first, 1); start = add(start, 7)) {
      rows.push(week(start, (day) => cell(day, first)));
    }
    table.replaceChildren(...rows);
    title.textContent = inWords(first, language, { month: 'long', year: 'numeric' });
  };

  const cell = (day: Date, first: Date) => {
    if (day.getUTCMonth() !== first.getUTCMonth()) return h('td');
    const text = formatDay(day);
    const button = h(
      'button',
      {
        type: 'button',
        value: text,
        tabindex: +day === +focused ? 0 : -1,
        'aria-label': inWords(day, language, { dateStyle: 'full' }),
        'aria-current': text === today && 'date',
        'aria-disabled': !isAllowed(text) && 'true',
      },
      String(day.getUTCDate()),
    );
    return h('td', { 'aria-selected': String(isSelected(text)) }, button);
  };

  const moveTo = (day: Date) => {
    focused = day;
    draw();
  };
  const focus = () => table.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  table.addEventListener('click', ({ target }) => {
    const day = (target as HTMLButtonElement).value;
    if (!day || !isAllowed(day)) return;
    moveTo(toDate(day));
    onPick(day);
    focus();
  });
  table.addEventListener('keydown', (event) => {
    const target = keyTarget(event, focused, firstWeekday, messages.direction === 'rtl');
    if (!target) return;
    event.preventDefault();
    moveTo(target);
    focus();
  });
  const turn = (label: string, sign: string, months: number) => {
    const button = h('button', { type: 'button', 'aria-label': label }, sign);
    button.addEventListener('click', () => moveTo(addMonths(focused, months)));
    return button;
  };

  const bar = h('div', { class: 'bar' }, turn(previousMonth, '‹', -1), title, turn(nextMonth, '›', 1));
  return { element: h('div', {}, bar, table), moveTo, draw };
}

function week(start: Date, make: (day: Date) => HTMLElement): HTMLElement {
  return h('tr', {}, ...[0, 1, 2, 3, 4, 5, 6].map((days) => make(add(start, days))));
}

function head(day: Date, language: string): HTMLElement {
  const name = (weekday: 'long' | 'narrow') => inWords(day, language, { weekday });
  return h('th', { 'aria-label': name('long') }, name('narrow'));
}

function inWords(day: Date, language: string, parts: Intl.DateTimeFormatOptions): string {
  // Not the language's own calendar, such as the Buddhist one in Thai: the field has the Gregorian day.
  return day.toLocaleDateString(language, { ...parts, calendar: 'gregory', timeZone: 'UTC' });
}

function keyTarget(
  { key, shiftKey }: KeyboardEvent,
  day: Date,
  firstWeekday: number,
  isRightToLeft: boolean,
): Date | null {
  const forward = isRightToLeft ? -1 : 1;
  const into = daysInto(day, firstWeekday);
  const days: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -into,
    End: 6 - into,
  };
  const months = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
  if (days[key] !== undefined) return add(day, days[key]);
  return months ? addMonths(day, months * (shiftKey ? 12 : 1)) : null;
}

/** The number of days from the start of its week to this day. */
function daysInto(day: Date, firstWeekday: number): number {
  return (day.getUTCDay() - firstWeekday + 7) % 7;
}

function add(day: Date, days: number): Date {
  return new Date(+day + days * DAY_MS);
}

/** The same day of another month, or the last day of that month if it is shorter. */
function addMonths(day: Date, count: number): Date {
  const target = new Date(day);
  target.setUTCMonth(target.getUTCMonth() + count);
  if (target.getUTCDate() !== day.getUTCDate()) target.setUTCDate(0);
  return target;
}

/** 1 for Monday to 7 for Sunday. Monday in browsers without week information, as in most countries. */
function weekStart(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?(): { firstDay: number } };
  return locale.getWeekInfo?.().firstDay ?? 1;
}
