import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSpreadsheetText, toSpreadsheetText } from '#shared/text/spreadsheet.ts';

describe('a text in a spreadsheet', () => {
  it.each([
    ['=1+1', "'=1+1"],
    [' +cmd', "' +cmd"],
    ['"@SUM(A1)', `'"@SUM(A1)`],
    ['-2+3', "'-2+3"],
    ['\u200B=1', "'\u200B=1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['\tx', "'\tx"],
    ['\t=1', "'\t'=1"],
    // Programs with semicolons as separators begin a cell after each one, with or without quotes.
    ['nice;=1+1;ok', "nice;'=1+1;ok"],
    ['nice; -2', "nice;' -2"],
    ['a\r\n@b', "a\r\n'@b"],
  ])('is not computed: %j becomes %j', (text, cell) => {
    expect(toSpreadsheetText(text)).toBe(cell);
  });

  it.each(['-2.5', '12', 'a-b', 'nice;1', "it's", "'quoted'", 'one\ntwo', 'a\tb', ''])(
    'stays as it is when nothing in it could be computed: %j',
    (text) => {
      expect(toSpreadsheetText(text)).toBe(text);
    },
  );

  it('is read back as it was', () => {
    const signs = fc.constantFrom(
      'a',
      '5',
      '.',
      "'",
      '"',
      ' ',
      ';',
      '\t',
      '\r',
      '\n',
      '=',
      '-',
      '＝',
      '\uFEFF',
    );
    const text = fc.string({ unit: signs, maxLength: 12 });
    fc.assert(
      fc.property(text, (each) => {
        expect(fromSpreadsheetText(toSpreadsheetText(each))).toBe(each);
      }),
      { numRuns: 2_000 },
    );
  });
});
