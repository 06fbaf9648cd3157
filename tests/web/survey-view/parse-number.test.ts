import { describe, expect, test } from 'vitest';
import { parseNumber } from '#web/survey-view/types/number/parse-number.ts';

describe('parseNumber', () => {
  test.each([
    ['72', ',', 72],
    [' 72.5 ', ',', 72.5],
    ['72,5', ',', 72.5],
    ['72,5', '.', 72.5],
    ['-3', ',', -3],
    ['−3', ',', -3],
    ['\u200e-3', ',', -3],
    ['\u200e\u2212\u06f3', ',', -3],
    ['+3', ',', 3],
    ['.5', ',', 0.5],
    ['1,200', ',', 1200],
    ['1,200', '.', 1.2],
    ['1.200', '.', 1200],
    ['1.200', ',', 1.2],
    ['0,125', ',', 0.125],
    ['12,34', ',', 12.34],
    ['1,200.5', ',', 1200.5],
    ['1.200,5', ',', 1200.5],
    ['1,200,300', '.', 1_200_300],
    ['1 200,5', '\u202f', 1200.5],
    ['1\u202f200', '\u202f', 1200],
    ["1'200", ',', 1200],
    ['٧٢٫٥', '٬', 72.5],
    ['７２．５', ',', 72.5],
  ])('parses %s with the thousands separator %s as %d', (text, groupSign, number) => {
    expect(parseNumber(text, groupSign)).toBe(number);
  });

  test.each(['', 'x', '5 kg', '1,2,3', '1.2.3,4', '1e5', '--1', '.', 'Infinity', '0x10', '1,20,300'])(
    'returns NaN for %s',
    (text) => expect(parseNumber(text, ',')).toBeNaN(),
  );
});
