import { h } from '../dom.ts';
import { formatDay, toDate } from './format-day.ts';

const DAY_MS = 86_400_000;

export interface MonthGridOptions {
  readonly language: string;
  readonly isRightToLeft: boolean;
  isAllowed(day: string): boolean;
  isSelected(day: string): boolean;
  onPick(day: string): void;
  /** The month shown has changed; its first day. */
  onMonth(first: Date): void;
}

/** The days of one month, with the keys that people know from other calendars. */
export function monthGrid(options: MonthGridOptions) {
  const firstWeekday = weekStart(options.language);
  const table = h('table', { role: 'grid' });
  let focused = new Date(0);

  const draw = () => {
    const first = new Date(Date.UTC(focused.getUTCFullYear(), focused.getUTCMonth()));
    const lead = (first.getUTCDay() - firstWeekday + 7) % 7;
    const weeks: Date[][] = [];
    for (let start = add(first, -lead); start < addMonths(first, 1); start = add(start, 7)) {
      weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => add(start, days)));
    }
    const row = (cells: HTMLElement[] = []) => h('tr', {}, ...cells);
    table.replaceChildren(
      row(weeks[0]?.map((day) => head(day, options.language))),
      ...weeks.map((days) => row(days.map((day) => cell(day, first)))),
    );
    options.onMonth(first);
  };

  const cell = (day: Date, first: Date) => {
    if (day.getUTCMonth() !== first.getUTCMonth()) return h('td');
    const text = formatDay(day);
    const button = h(
      'button',
      {
        type: 'button',
        'data-day': text,
        tabindex: day.getTime() === focused.getTime() ? 0 : -1,
        'aria-label': text,
        'aria-disabled': options.isAllowed(text) ? null : 'true',
      },
      String(day.getUTCDate()),
    );
    return h('td', { 'aria-selected': String(options.isSelected(text)) }, button);
  };

  const moveTo = (day: Date) => {
    focused = day;
    draw();
  };
  table.addEventListener('click', (event) => {
    const day = (event.target as Element).getAttribute('data-day');
    if (!day || !options.isAllowed(day)) return;
    moveTo(toDate(day));
    options.onPick(day);
    focus();
  });
  table.addEventListener('keydown', (event) => {
    const target = keyTarget(event, focused, firstWeekday, options.isRightToLeft);
    if (!target) return;
    event.preventDefault();
    moveTo(target);
    focus();
  });
  const focus = () => table.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

  return {
    element: table,
    moveTo,
    moveMonths: (count: number) => moveTo(addMonths(focused, count)),
    draw,
  };
}

function head(day: Date, language: string): HTMLElement {
  const name = (weekday: 'long' | 'narrow') => day.toLocaleDateString(language, { weekday, timeZone: 'UTC' });
  return h('th', { 'aria-label': name('long') }, name('narrow'));
}

function keyTarget(
  event: KeyboardEvent,
  day: Date,
  firstWeekday: number,
  isRightToLeft: boolean,
): Date | null {
  const forward = isRightToLeft ? -1 : 1;
  const weekday = (day.getUTCDay() - firstWeekday + 7) % 7;
  const days: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -weekday,
    End: 6 - weekday,
  };
  const { key, shiftKey } = event;
  const months = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
  if (days[key] !== undefined) return add(day, days[key]);
  return months ? addMonths(day, months * (shiftKey ? 12 : 1)) : null;
}

function add(day: Date, days: number): Date {
  return new Date(day.getTime() + days * DAY_MS);
}

/** The same day of another month, or that month's last day where it is shorter. */
function addMonths(day: Date, count: number): Date {
  const target = new Date(day);
  target.setUTCMonth(target.getUTCMonth() + count);
  if (target.getUTCDate() !== day.getUTCDate()) target.setUTCDate(0);
  return target;
}

/** 0 for Sunday. Browsers without the knowledge begin on Monday, as most of the world does. */
function weekStart(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?(): { firstDay: number } };
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7;
}
