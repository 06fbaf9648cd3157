import { expect, it } from 'vitest';
import { percentAlike, percentPair } from '#shared/words/percent.ts';

it.each([
  ['one decimal for all if one share needs it', [0.053, 0.11, null], ['5.3%', '11.0%']],
  ['whole percentages if no share is below 10 %', [0.124, 0.876], ['12%', '88%']],
  ['whole percentages if the small ones are whole', [0.05, 0.95, 0], ['5%', '95%', '0%']],
])('the shares of one table have %s', (_, shares, texts) => {
  const percent = percentAlike(shares);
  expect(shares.flatMap((share) => (share === null ? [] : percent(share)))).toEqual(texts);
});

it.each([
  ['whole', 0.41, 0.28, ['41%', '28%']],
  ['with one decimal if rounding would make them equal', 0.822, 0.818, ['82.2%', '81.8%']],
  ['both with one decimal if the smaller one needs it', 0.12, 0.032, ['12.0%', '3.2%']],
  ['alike if they are equal', 0.5, 0.5, ['50%', '50%']],
])('two shares that are compared are written %s', (_, one, other, texts) => {
  expect(percentPair(one, other, 'en')).toEqual(texts);
});
