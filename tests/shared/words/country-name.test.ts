import { expect, it } from 'vitest';
import { countryInSentence } from '#shared/words/country-name.ts';

it.each([
  ['DE', 'Germany'],
  ['NL', 'the Netherlands'],
  ['US', 'the United States'],
  ['AE', 'the United Arab Emirates'],
  ['KY', 'the Cayman Islands'],
  ['CZ', 'Czechia'],
])('a sentence names %s as %s', (code, name) => {
  expect(countryInSentence(code)).toBe(name);
});
