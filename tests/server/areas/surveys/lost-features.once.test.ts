import { expect, it } from 'vitest';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { lostFeatures } from '#server/areas/surveys/plan/preview-change.ts';

const keysOf = (lost: ReturnType<typeof lostFeatures>) => lost.map(({ key }) => key);

it('returns no features for an upgrade or an equal plan', () => {
  expect(lostFeatures(FREE_FEATURES, PRO_FEATURES)).toEqual([]);
  expect(lostFeatures({}, FREE_FEATURES)).toEqual([]);
  expect(lostFeatures(PRO_FEATURES, PRO_FEATURES)).toEqual([]);
});

it('returns every feature that the smaller plan reduces, with its numbers', () => {
  const lost = lostFeatures(PRO_FEATURES, FREE_FEATURES);
  expect(keysOf(lost)).toEqual(Object.keys(PRO_FEATURES));
  expect(lost.find(({ key }) => key === 'questions_per_survey')).toEqual({
    key: 'questions_per_survey',
    name: 'Questions in a survey',
    before: null,
    after: 10,
  });
});

it('returns the earlier features when none is left', () => {
  expect(keysOf(lostFeatures(FREE_FEATURES, {}))).toEqual([
    'active_surveys',
    'questions_per_survey',
    'responsesPerSurvey',
  ]);
});
