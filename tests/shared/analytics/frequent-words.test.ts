import { expect, it } from 'vitest';
import { frequentWords } from '#shared/analytics/frequent-words.ts';

it('are counted once for each text, without capitals, numbers and words that say nothing', () => {
  const texts = ['Slow, slow delivery', 'The delivery was SLOW', 'delivery in 2024', '2024 lamps'];
  expect(frequentWords(texts, 5)).toEqual([
    { word: 'delivery', texts: 3 },
    { word: 'slow', texts: 2 },
  ]);
});

it('are as many as are asked for, of equals by their letters', () => {
  expect(frequentWords(['zebra apple', 'apple zebra'], 1)).toEqual([{ word: 'apple', texts: 2 }]);
});

it('keep letters with their accents together, in other scripts too', () => {
  expect(frequentWords(['très déçu', 'déçu'], 3)).toEqual([{ word: 'déçu', texts: 2 }]);
  expect(frequentWords(['Очень быстро', 'быстро'], 3)).toEqual([{ word: 'быстро', texts: 2 }]);
});
