import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLanguage } from '#shared/survey/choose-language.ts';

test.each([
  ['the same tag', ['en', 'de'], ['de'], 'de'],
  ['a tag in another case', ['pt-BR'], ['pt-br'], 'pt-BR'],
  ['the language of a region', ['en', 'de'], ['de-AT'], 'de'],
  ['a region rather than its language', ['pt', 'pt-BR'], ['pt-BR'], 'pt-BR'],
  ['another region of the language', ['en', 'pt-BR'], ['pt-PT'], 'pt-BR'],
  ['the first wanted language that is written', ['en', 'fr', 'de'], ['sv', 'de', 'fr'], 'de'],
  ['a later region before a language that is wanted less', ['de-CH', 'fr'], ['de', 'fr'], 'de-CH'],
  ['nothing without a match', ['en', 'de'], ['sv', ''], undefined],
  ['nothing when nothing is wanted', ['en'], [], undefined],
])('chooses %s', (_, written, wanted, expected) => {
  expect(chooseLanguage(written, wanted)).toBe(expected);
});

test('chooses only languages that are written and wanted', () => {
  const tags = fc.array(fc.constantFrom('en', 'de', 'de-AT', 'de-CH', 'pt', 'pt-BR', 'pt-PT', 'ar', 'ja'));
  fc.assert(
    fc.property(tags, tags, (written, wanted) => {
      const chosen = chooseLanguage(written, wanted);
      const language = (tag: string) => tag.split('-')[0];
      const isPossible = wanted.some((one) => written.some((other) => language(one) === language(other)));
      expect(chosen !== undefined).toBe(isPossible);
      if (chosen === undefined) return;
      expect(written).toContain(chosen);
      expect(wanted.map(language)).toContain(language(chosen));
    }),
  );
});
