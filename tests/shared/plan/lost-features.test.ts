import { expect, it } from 'vitest';
import { lostFeatures } from '#shared/plan/lost-features.ts';
import { FREE_FEATURES, PRO_FEATURES } from '#shared/plan/plans.ts';

const keysOf = (lost: ReturnType<typeof lostFeatures>) => lost.map(({ key }) => key);

it('is nothing on the way up, nor from a plan to its like', () => {
  expect(lostFeatures(FREE_FEATURES, PRO_FEATURES)).toEqual([]);
  expect(lostFeatures({}, FREE_FEATURES)).toEqual([]);
  expect(lostFeatures(PRO_FEATURES, PRO_FEATURES)).toEqual([]);
});

it('is everything that the smaller plan has less of, in numbers', () => {
  const lost = lostFeatures(PRO_FEATURES, FREE_FEATURES);
  expect(keysOf(lost)).toEqual(Object.keys(PRO_FEATURES));
  expect(lost.find(({ key }) => key === 'questions_per_survey')).toEqual({
    key: 'questions_per_survey',
    name: 'Questions in a survey',
    before: null,
    after: 10,
  });
});

it('is what was there, when nothing is left', () => {
  expect(keysOf(lostFeatures(FREE_FEATURES, {}))).toEqual([
    'active_surveys',
    'questions_per_survey',
    'responsesPerSurvey',
  ]);
});
