import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_THANK_YOU } from '#shared/survey/edit/defaults.ts';
import { optionLabel } from '#shared/survey/option-texts.ts';
import { DEFAULT_OTHER_LABEL } from '#shared/survey/types/helpers/choice-editing.ts';
import { LANGUAGES, loadMessages } from '#web/survey-view/languages.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import { translated } from '#web/survey-view/english-opening.ts';
import { say, type Messages } from '#web/survey-view/messages.ts';

test('uses the rest of the product’s wording in English', () => {
  expect(ENGLISH).toMatchObject({
    thankYouTitle: DEFAULT_THANK_YOU.title,
    thankYouMessage: DEFAULT_THANK_YOU.message,
    other: DEFAULT_OTHER_LABEL,
    bad: 'Bad',
    great: 'Great',
    pleaseSpecify: 'Please specify',
    selectOption: 'Select an option',
    empty: 'Add questions to preview..',
  });
  expect(say(ENGLISH.response, 7)).toBe(optionLabel('', 7));
  expect(say(ENGLISH.resetting, 3)).toBe('Resetting in 3 seconds...');
});

test('a preview scrolls a list of options taller than 250 px', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../web', file), 'utf8');
  expect(read('survey-view/survey-view.css')).toContain('max-height: var(--aw-list');
  expect(read('admin/app/app.css')).toMatch(/askwell-survey \{\s*--aw-list: 250px;/);
});

/** A word with plural forms has the same place in several of them. */
const placesIn = (text: string) => [...new Set(text.match(/\{\w\}/g))].sort();

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the shopper’s texts in %s', (language) => {
  const places = (words: Messages) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, placesIn(text as string)]));

  test('every text is translated, with the same placeholders and the writing direction', async () => {
    const words = (await loadMessages(language))!;
    const { ended, answeredBefore, notSaved, close, survey, ...others } = words;
    expect(places(others)).toEqual(places(ENGLISH));
    expect(new Set([ended, answeredBefore, notSaved, close, survey]).size).toBe(5);
    expect(Object.values(words).filter((text: string) => text.trim() === '')).toEqual([]);
    expect(words.language).toBe(language);
    expect(words.direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });

  test('no text equals the English one, except those that are the same in both languages', async () => {
    const words = (await loadMessages(language))!;
    const same = Object.entries(words).filter(([key, text]) => text === ENGLISH[key as keyof Messages]);
    expect(same.length).toBeLessThan(4);
  });
});

test('finds a language by any of its tags and returns none for an unknown tag', async () => {
  expect((await loadMessages('de-AT'))?.language).toBe('de');
  expect((await loadMessages('PT-br'))?.language).toBe('pt');
  expect(await loadMessages('en-GB')).toBe(null);
  expect(await loadMessages('tlh')).toBe(null);
  expect(await loadMessages('constructor')).toBe(null);
});

test('translates only texts that the merchant did not change', async () => {
  const german = (await loadMessages('de'))!;
  expect(translated('Thank You!', 'thankYouTitle', german)).toBe('Vielen Dank!');
  expect(translated('Cheers!', 'thankYouTitle', german)).toBe('Cheers!');
});
