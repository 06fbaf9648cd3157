import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWords } from '#shared/channels/read-words.ts';

const LATIN = Array.from('abzABZ059 ÀÖØßäöøÿ');

it('reads words that spaces divide as the segmenter does', () => {
  const text = fc.string({ unit: fc.constantFrom(...LATIN), maxLength: 40 });
  fc.assert(
    fc.property(text, (written) => {
      // The sign is no letter, and no text with it is divided by spaces alone.
      expect(readWords(written)).toEqual(readWords(`${written} ♥`));
    }),
  );
});

it('tells where a clause begins, and divides scripts without spaces by their words', () => {
  const read = (text: string) => readWords(text).map(({ folded, beginsClause }) => [folded, beginsClause]);
  expect(read('not TikTok, a Freund')).toEqual([
    ['not', false],
    ['tiktok', false],
    ['a', true],
    ['freund', false],
  ]);
  expect(read('google.com')).toEqual([
    ['google', false],
    ['com', false],
  ]);
  expect(read('友達から聞いた').length).toBeGreaterThan(1);
});
