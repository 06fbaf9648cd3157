import { describe, expect, test } from 'vitest';
import { LIMITS, VIEW_LIMITS } from '#shared/limits.ts';
import { DEFAULT_OTHER_LABEL, DEFAULT_THANK_YOU } from '#shared/survey/defaults.ts';
import { optionLabel } from '#shared/survey/option-texts.ts';
import { LANGUAGES, loadMessages } from '#web/survey-view/languages.ts';
import { ENGLISH, say, translated, type Messages } from '#web/survey-view/messages.ts';
import { CSS } from '#web/survey-view/styles.ts';

test('English says what the rest of the product says', () => {
  expect(ENGLISH).toMatchObject({
    thankYouTitle: DEFAULT_THANK_YOU.title,
    thankYouMessage: DEFAULT_THANK_YOU.message,
    other: DEFAULT_OTHER_LABEL,
    bad: LIMITS.defaultMinLabel,
    great: LIMITS.defaultMaxLabel,
    pleaseSpecify: LIMITS.otherPlaceholder,
    selectOption: 'Select an option',
    empty: 'Add questions to preview..',
  });
  expect(say(ENGLISH.response, 7)).toBe(optionLabel('', 7));
  expect(say(ENGLISH.resetting, 3)).toBe('Resetting in 3 seconds...');
});

test('the style sheet draws the height that the limits name', () => {
  expect(CSS).toContain(`max-height:${VIEW_LIMITS.optionsMaxHeight}px`);
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the words in %s', (language) => {
  const places = (words: Messages) =>
    Object.fromEntries(
      Object.entries(words).map(([key, text]) => [key, (text as string).match(/\{\w\}/g)?.sort()]),
    );

  test('are complete, name the same counts, and say which way they run', async () => {
    const words = (await loadMessages(language))!;
    const { ended, answeredBefore, notSaved, close, survey, ...others } = words;
    expect(places(others)).toEqual(places(ENGLISH));
    expect(new Set([ended, answeredBefore, notSaved, close, survey]).size).toBe(5);
    expect(Object.values(words).filter((text: string) => text.trim() === '')).toEqual([]);
    expect(words.language).toBe(language);
    expect(words.direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });

  test('are their own, but for what is the same in both', async () => {
    const words = (await loadMessages(language))!;
    const same = Object.entries(words).filter(([key, text]) => text === ENGLISH[key as keyof Messages]);
    expect(same.length).toBeLessThan(4);
  });
});

test('a language is found by any of its tags, and none is made up', async () => {
  expect((await loadMessages('de-AT'))?.language).toBe('de');
  expect((await loadMessages('PT-br'))?.language).toBe('pt');
  expect(await loadMessages('en-GB')).toBe(null);
  expect(await loadMessages('tlh')).toBe(null);
  expect(await loadMessages('constructor')).toBe(null);
});

test('only what a merchant left alone is said in the shopper’s language', async () => {
  const german = (await loadMessages('de'))!;
  expect(translated('Thank You!', 'thankYouTitle', german)).toBe('Vielen Dank!');
  expect(translated('Cheers!', 'thankYouTitle', german)).toBe('Cheers!');
});
