import { expect, it } from 'vitest';
import { percentAlike } from '#shared/words/percent.ts';

it.each([
  ['one decimal for all if one share needs it', [0.053, 0.11, null], ['5.3%', '11.0%']],
  ['whole percentages if no share is below 10 %', [0.124, 0.876], ['12%', '88%']],
  ['whole percentages if the small ones are whole', [0.05, 0.95, 0], ['5%', '95%', '0%']],
])('the shares of one table have %s', (_, shares, texts) => {
  const percent = percentAlike(shares);
  expect(shares.flatMap((share) => (share === null ? [] : percent(share)))).toEqual(texts);
});
