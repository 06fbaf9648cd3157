import { expect, test } from 'vitest';
import { refusalSentence } from '#web/collect/refusal-sentence.ts';
import { loadMessages } from '#web/survey-view/languages.ts';

test.each([
  ['SURVEY_CLOSED', /takes no more answers/],
  ['SURVEY_FULL', /takes no more answers/],
  ['NOT_FOUND', /takes no more answers/],
  ['RESPONSE_TAKEN', /earlier answers are saved/],
  ['ANSWERS_REFUSED', /^Sorry, your last answers could not be saved\.$/],
  ['', /could not be saved/],
  ['constructor', /could not be saved/],
])('shows a sentence for the code %s', (code, sentence) => {
  expect(refusalSentence(code)).toMatch(sentence);
});

test('shows the reason of a refusal in the shopper’s language', async () => {
  const german = (await loadMessages('de'))!;
  expect(refusalSentence('RESPONSE_TAKEN', german)).toBe(german.answeredBefore);
});
