import { expect, it } from 'vitest';
import { frequentWords } from './frequent-words.ts';

it('counts a word once for each text and leaves out capitals, numbers and stop words', () => {
  const texts = ['Slow, slow delivery', 'The delivery was SLOW', 'delivery in 2024', '2024 lamps'];
  expect(frequentWords(texts, 5)).toEqual([
    { word: 'delivery', texts: 3 },
    { word: 'slow', texts: 2 },
  ]);
});

it('returns at most the limit, ties in alphabetical order', () => {
  expect(frequentWords(['zebra apple', 'apple zebra'], 1)).toEqual([{ word: 'apple', texts: 2 }]);
});

it('keeps accented letters in a word, in other scripts as well', () => {
  expect(frequentWords(['très déçu', 'déçu'], 3)).toEqual([{ word: 'déçu', texts: 2 }]);
  expect(frequentWords(['Очень быстро', 'быстро'], 3)).toEqual([{ word: 'быстро', texts: 2 }]);
});
