import { describe, expect, test } from 'vitest';
import { SENTENCE_LANGUAGES, sentencesIn } from '#server/areas/collect/hosted/hosted-sentences.ts';
import { directionOf } from '#shared/survey/direction.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { OFFERED_LANGUAGES } from '#web/admin/features/builder/texts/language-names.ts';
import { wordsIn } from '#web/extensions/checkout/words.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import { englishIn } from '#web/survey-view/english-in.ts';
import { LANGUAGES, loadMessages } from '#web/survey-view/languages.ts';
import { readNumber } from '#web/survey-view/types/number/typed-number.ts';
import { question } from '#tests/shared/survey/build.ts';

describe.each(LANGUAGES)('surveys in %s', (language) => {
  test('have a hosted page in that language', () => {
    expect(SENTENCE_LANGUAGES).toContain(language);
    expect(sentencesIn(`${language}-XX`).language).toBe(language);
  });

  test('have the same messages in the checkout', async () => {
    expect(wordsIn(language)).toEqual((await loadMessages(language)) ?? englishIn(language));
  });

  test('are laid out in its direction everywhere', async () => {
    const messages = await loadMessages(language);
    expect(directionOf(`${language}-XX`)).toBe(messages?.direction ?? 'ltr');
  });
});

test('hosted pages and surveys have the same languages', () => {
  expect([...SENTENCE_LANGUAGES].sort()).toEqual([...LANGUAGES].sort());
});

const WITHOUT_MESSAGES = OFFERED_LANGUAGES.filter((tag) => !LANGUAGES.includes(tag.split('-', 1)[0]!));

describe.each([...WITHOUT_MESSAGES, 'fa', 'ur', 'constructor'])('surveys in %s', (tag) => {
  test('have English words, and the language and direction of their own texts', () => {
    expect(sentencesIn(tag).language).toBe('en');
    const words = wordsIn(tag);
    const direction = ['he', 'fa', 'ur'].includes(tag) ? 'rtl' : 'ltr';
    expect(words).toMatchObject({ language: tag, direction, wordsLanguage: 'en' });
    expect([words.next, words.thankYouTitle, words.notANumber]).toEqual([
      ENGLISH.next,
      ENGLISH.thankYouTitle,
      ENGLISH.notANumber,
    ]);
  });
});

test.each([
  ['en', 2_125],
  ['he', 2_125],
  ['pl', 2.125],
  ['sv', 2.125],
  ['tr', 2.125],
])('a number is read by the rules of the survey’s language: in %s, 2,125 is %d', (tag, value) => {
  const asked = question('number', 'q', { config: { decimals: true } }) as QuestionOf<'number'>;
  expect(readNumber(asked, '2,125', wordsIn(tag))).toEqual({ value, fault: '' });
});
