import { expect, it } from 'vitest';
import { csvFile } from '#shared/text/spreadsheet.ts';

it.each([
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['Podcast;=1+1', `"Podcast;'=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['Podcast\n=1+1', `"Podcast\n'=1+1"`],
])('a saved table gives a spreadsheet nothing to compute: %j is written as %j', (text, written) => {
  expect(csvFile([[text, -5, null]])).toBe(`\uFEFF${written},-5,\r\n`);
});
