import { describe, expect, test, vi } from 'vitest';
import { durationOf } from '#web/survey-view/duration.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import { LANGUAGES, loadMessages } from '#web/survey-view/languages.ts';

test('rounds up to ten seconds, and to whole minutes after the first', () => {
  const words = (seconds: number) => durationOf(seconds, ENGLISH);
  expect(words(6)).toBe('10 seconds');
  expect(words(18)).toBe('20 seconds');
  expect(words(60)).toBe('60 seconds');
  expect(words(61)).toBe('2 minutes');
  expect(words(120)).toBe('2 minutes');
  expect(words(121)).toBe('3 minutes');
});

test('says nothing where the duration is not known', () => {
  expect(durationOf(undefined, ENGLISH)).toBe('');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('has the same text as Intl.NumberFormat for units', async () => {
    const messages = (await loadMessages(language)) ?? ENGLISH;
    const format = (unit: string) =>
      new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
    const [inSeconds, inMinutes] = [format('second'), format('minute')];
    // Our Arabic has the ending that a careful writer marks.
    const plain = (text: string) => text.replaceAll(/[\s\u064D]/g, '');
    for (let seconds = 9; seconds < 8_100; seconds += 9) {
      const expected =
        seconds > 60
          ? inMinutes.format(Math.ceil(seconds / 60))
          : inSeconds.format(Math.ceil(seconds / 10) * 10);
      expect(plain(durationOf(seconds, messages))).toBe(plain(expected));
    }
  });
});

test('constructs no formatter of the browser', () => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  const toLocale = vi.spyOn(Number.prototype, 'toLocaleString');
  durationOf(27, ENGLISH);
  expect(format).not.toHaveBeenCalled();
  expect(toLocale).not.toHaveBeenCalled();
});
