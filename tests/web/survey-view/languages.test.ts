import { describe, expect, test } from 'vitest';
import { SENTENCE_LANGUAGES, sentencesIn } from '#server/areas/collect/hosted/hosted-sentences.ts';
import { wordsIn } from '#web/extensions/checkout/words.ts';
import { LANGUAGES, loadMessages } from '#web/survey-view/languages.ts';

describe.each(LANGUAGES)('surveys in %s', (language) => {
  test('have a hosted page in that language', () => {
    expect(SENTENCE_LANGUAGES).toContain(language);
    expect(sentencesIn(`${language}-XX`).language).toBe(language);
  });

  test('have the same messages in the checkout', async () => {
    expect(wordsIn(language) ?? null).toEqual(await loadMessages(language));
  });

  test('are laid out in its direction everywhere', async () => {
    const messages = await loadMessages(language);
    expect(sentencesIn(language).direction).toBe(messages?.direction ?? 'ltr');
  });
});

test('hosted pages and surveys have the same languages', () => {
  expect([...SENTENCE_LANGUAGES].sort()).toEqual([...LANGUAGES].sort());
});

test('a language without a translation falls back to English', () => {
  expect(sentencesIn('sv')).toMatchObject({ language: 'en', direction: 'ltr' });
  expect(wordsIn('sv')).toBeUndefined();
  expect(wordsIn('constructor')).toBeUndefined();
});
