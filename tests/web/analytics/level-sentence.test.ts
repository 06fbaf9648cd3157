import { expect, it } from 'vitest';
import type { QuestionTrend } from '#shared/analytics/trend-schema.ts';
import { levelSentence } from '#web/admin/features/findings/level-sentence.ts';

type Change = Extract<QuestionTrend['change'], { kind: 'changed' }>;

const trend = (change: Pick<Change, 'low' | 'high'>): QuestionTrend =>
  ({
    kind: 'rating',
    change: {
      kind: 'changed',
      since: '2026-09-14',
      before: { score: 3.7 },
      after: { score: 4.2 },
      places: 20,
      ...change,
    },
  }) as unknown as QuestionTrend;

it('never says that a difference which is unlikely to be chance may be zero', () => {
  expect(levelSentence(trend({ low: 0.04, high: 0.81 }))).toContain(
    'between 0.04 and 0.81, more than chance',
  );
  expect(levelSentence(trend({ low: 0.14, high: 0.81 }))).toContain('between 0.1 and 0.8, more than chance');
});
