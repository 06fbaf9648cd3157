import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CalendarOptions } from '#web/survey-view/calendar/calendar.ts';
import { formatDay } from '#web/survey-view/calendar/format-day.ts';
import { ENGLISH } from '#web/survey-view/english.ts';

describe('formatting a day', () => {
  const day = new Date('2026-03-09T00:00Z');

  test('writes YYYY-MM-DD, or the given format', () => {
    expect(formatDay(day)).toBe('2026-03-09');
    expect(formatDay(day, "DD/MM/YYYY 'at noon'")).toBe('09/03/2026 at noon');
  });

  test('refuses an invalid date and unescaped letters with the specified messages', () => {
    expect(() => formatDay(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
    expect(() => formatDay(day, 'YYYY-MM-DD n')).toThrow(
      new RangeError('Format string contains an unescaped latin alphabet character'),
    );
  });
});

describe('a calendar with bounds', () => {
  // jsdom has no constructed style sheets.
  beforeAll(() => {
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync() {}
      },
    );
  });

  async function open(bounds: Partial<CalendarOptions>) {
    const { createCalendar } = await import('#web/survey-view/calendar/calendar.ts');
    const picked: (string | null)[] = [];
    const onChange = (day: string | null) => picked.push(day);
    const { element } = createCalendar({ isRequired: false, messages: ENGLISH, onChange, ...bounds });
    document.body.replaceChildren(element);
    const button = (day: string) => element.querySelector<HTMLButtonElement>(`[value="${day}"]`)!;
    return { picked, button, field: element.querySelector('input')! };
  }

  test('opens the calendar at the nearest allowed day and refuses days outside', async () => {
    const { picked, button } = await open({ from: '2031-05-10', to: '2031-05-20' });
    for (const day of ['2031-05-09', '2031-05-21']) {
      expect(button(day).ariaDisabled ?? button(day).getAttribute('aria-disabled')).toBe('true');
      button(day).click();
    }
    expect(picked).toEqual([]);
    button('2031-05-10').click();
    button('2031-05-20').click();
    expect(picked).toEqual(['2031-05-10', '2031-05-20']);
    button('2031-05-20').click();
    expect(picked.at(-1)).toBe(null);
  });

  test('refuses a typed day outside the bounds with a message', async () => {
    const { picked, field } = await open({ from: '2031-05-10', to: '2031-05-20' });
    for (const [typed, message] of [
      ['2031-05-21', ENGLISH.invalidDate],
      ['31 May', ENGLISH.invalidDate],
      ['2031-05-15', ''],
    ] as const) {
      field.value = typed;
      field.dispatchEvent(new Event('change'));
      expect(field.validationMessage).toBe(message);
    }
    expect(picked).toEqual([null, null, '2031-05-15']);
  });
});
