import { describe, expect, test, vi } from 'vitest';
import type { Question } from '#shared/survey/question.ts';
import { durationOf } from '#web/survey-view/duration.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import { LANGUAGES, loadMessages } from '#web/survey-view/languages.ts';

/** Only the types matter to the duration. */
const questions = (choices: number, texts: number) =>
  [...Array<string>(choices).fill('single_select'), ...Array<string>(texts).fill('text')].map(
    (type) => ({ type }) as Question,
  );

test('rounds up to ten seconds, and to whole minutes after the first', () => {
  const words = (choices: number, texts = 0) => durationOf(questions(choices, texts), ENGLISH);
  expect(words(1)).toBe('10 seconds');
  expect(words(2)).toBe('20 seconds');
  expect(words(0, 1)).toBe('30 seconds');
  expect(words(6)).toBe('60 seconds');
  expect(words(7)).toBe('2 minutes');
  expect(words(13)).toBe('2 minutes');
  expect(words(14)).toBe('3 minutes');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('says what the browser’s own words for units say', async () => {
    const messages = (await loadMessages(language)) ?? ENGLISH;
    const format = (unit: string) =>
      new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
    const [inSeconds, inMinutes] = [format('second'), format('minute')];
    // Our Arabic has the ending that a careful writer marks.
    const plain = (text: string) => text.replaceAll(/[\s\u064D]/g, '');
    for (let choices = 1; choices < 900; choices += 1) {
      const seconds = choices * 9;
      const expected =
        seconds > 60
          ? inMinutes.format(Math.ceil(seconds / 60))
          : inSeconds.format(Math.ceil(seconds / 10) * 10);
      expect(plain(durationOf(questions(choices, 0), messages))).toBe(plain(expected));
    }
  });
});

test('constructs no formatter of the browser', () => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  const toLocale = vi.spyOn(Number.prototype, 'toLocaleString');
  durationOf(questions(3, 0), ENGLISH);
  expect(format).not.toHaveBeenCalled();
  expect(toLocale).not.toHaveBeenCalled();
});
