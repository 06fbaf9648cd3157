import { describe, expect, it } from 'vitest';
import { scaleColumns, shareHint } from '#web/admin/features/findings/types/helpers/scale-columns.ts';

const pointsOf = (counts: readonly number[]) => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, at) => ({ value: at + 1, rate: { count, total, share: count / total } }));
};
const shown = (counts: readonly number[]) =>
  scaleColumns(pointsOf(counts)).map(({ valueText, shortText }) => [valueText, shortText]);
const hintOf = (counts: readonly number[]) => shareHint(pointsOf(counts).map(({ rate }) => rate));

describe('the columns of a scale', () => {
  it('say how many people answered while they are too few for percentages', () => {
    expect(shown([1, 0, 8])).toEqual([
      ['1', undefined],
      ['0', undefined],
      ['8', undefined],
    ]);
    expect(hintOf([1, 0, 8])).toBe('Above the columns: how many people.');
  });

  it('say shares of enough answers, and a short form that never calls somebody nobody', () => {
    expect(shown([1, 199])).toEqual([
      ['0.5%', '1'],
      ['99.5%', '100'],
    ]);
    expect(shown([1, 999])[0]).toEqual(['0.1%', '<1']);
    expect(hintOf([1, 199])).toBe('Above the columns: percent of those who answered.');
  });
});
