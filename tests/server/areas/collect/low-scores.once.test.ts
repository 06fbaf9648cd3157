import { expect, it } from 'vitest';
import { isLowScore } from '#server/areas/collect/responses/low-score.ts';
import { question } from '#tests/shared/survey/build.ts';

it.each([
  ['nps', 10, 6],
  ['rating', 5, 2],
  ['rating', 10, 4],
  ['rating', 2, 1],
] as const)('low scores of %s up to %i end at %i', (type, scale, highest) => {
  const asked = question(type, 'q', { config: { scale } as never });
  expect([isLowScore(asked, highest), isLowScore(asked, highest + 1)]).toEqual([true, false]);
});

it('returns no low scores for choice questions', () => {
  expect(isLowScore(question('single_select', 'q'), 0)).toBe(false);
});
