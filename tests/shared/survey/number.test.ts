import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp } from '#shared/analytics/cells.ts';
import { contribution } from '#server/areas/collect/counters/contribution.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import { checkAnswer } from '#server/areas/collect/responses/check-response.ts';
import { checkLogic } from '#shared/survey/flow/check-logic.ts';
import { changeSettings } from '#web/admin/features/builder/edit/change-question.ts';
import { openDefinition } from '#shared/survey/edit/editing-state.ts';
import { fitAnswer } from '#web/survey-view/run/course.ts';
import { translateDefinition } from '#shared/survey/edit/translate-definition.ts';
import { bucketsOf } from '#shared/analytics/types/number-buckets.ts';
import type { ConfigByType } from '#shared/survey/question.ts';
import { LARGEST_NUMBER } from '#shared/survey/types/number/limits.ts';
import { idsFrom } from '#tests/support/arbitraries.ts';
import { question, survey } from './build.ts';

type NumberConfig = ConfigByType['number'];

const asked = (config: Partial<NumberConfig> = {}) => question('number', 'q', { config });

describe('an answer to a number question', () => {
  test.each<[string, Partial<NumberConfig>, unknown, string | null]>([
    ['a whole number', {}, { value: 7 }, null],
    ['a fraction without decimals allowed', {}, { value: 7.5 }, 'not_whole'],
    ['a fraction with decimals allowed', { decimals: true }, { value: 7.5 }, null],
    ['more decimals than are stored', { decimals: true }, { value: 7.123456 }, 'too_precise'],
    ['the lower bound', { min: 3, max: 9 }, { value: 3 }, null],
    ['the upper bound', { min: 3, max: 9 }, { value: 9 }, null],
    ['below the lower bound', { min: 3, max: 9 }, { value: 2 }, 'too_small'],
    ['above the upper bound', { min: 3, max: 9 }, { value: 10 }, 'too_large'],
    ['beyond the largest number', {}, { value: 1e12 }, 'too_large'],
    ['NaN', {}, { value: Number.NaN }, 'too_large'],
    ['a text', {}, { value: '7' }, 'malformed'],
    ['an extra field', {}, { value: 7, unit: 'kg' }, 'malformed'],
  ])('checks %s', (_what, config, value, fault) => {
    const checked = checkAnswer(asked(config), value);
    expect('fault' in checked ? checked.fault : null).toBe(fault);
  });

  test('passes the check whenever the view stores it', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.boolean(),
        fc.option(fc.integer()),
        fc.option(fc.integer()),
        (value, decimals, min, max) => {
          const question = asked({ decimals, min, max });
          const fitted = fitAnswer(question, { value });
          if (fitted) expect(checkAnswer(question, fitted)).toEqual({ answer: fitted });
        },
      ),
    );
  });
});

test('another unit gives the question a new meaning, other bounds do not', () => {
  const state = openDefinition(survey(asked({ unit: 'kg' })));
  const change = (settings: Partial<NumberConfig>) =>
    changeSettings(state, 'q', 'number', settings, idsFrom('n')).definition.questions[0]?.meaningId;
  expect(change({ unit: 'lb' })).toBe('n1');
  expect(change({ min: 1, max: 5, decimals: true })).toBe('q');
});

test('the unit is translated', () => {
  const definition = {
    ...survey(asked({ unit: 'bottles' })),
    translations: { de: { questions: { q: { unit: 'Flaschen' } } } },
  };
  expect(translateDefinition(definition, 'de').questions[0]?.config).toMatchObject({ unit: 'Flaschen' });
});

test.each<[Partial<NumberConfig>, boolean]>([
  [{ min: 5, max: 4 }, false],
  [{ min: 1.2, max: 1.8 }, false],
  [{ min: 1.2, max: 1.8, decimals: true }, true],
  [{ min: 4, max: 4 }, true],
])('the logic check reports bounds that allow no number: %j', (config, isFine) => {
  expect(checkLogic(survey(asked(config))).map(({ code }) => code)).toEqual(
    isFine ? [] : ['impossible_selection'],
  );
});

describe('results of a number question', () => {
  const resultOf = (values: readonly number[], config: Partial<NumberConfig> = {}) => {
    const definition = survey(asked({ decimals: true, unit: 'kg', ...config }));
    const cells = values.flatMap((value) =>
      contribution(definition, {
        complete: true,
        isTest: false,
        path: ['q'],
        answers: { q: { value } },
        durationMs: null,
      }),
    );
    return surveyResults(mergeQuestions([definition]), addUp(cells)).questions[0];
  };

  test('have mean, median, spread and buckets', () => {
    expect(resultOf([2, 4, 4, 4, 5, 5, 7, 9], { decimals: false })).toMatchObject({
      kind: 'number',
      unit: 'kg',
      answered: 8,
      summary: { answers: 8, mean: 5, median: 4.5, deviation: Math.sqrt(32 / 7), lowest: 2, highest: 9 },
      buckets: [2, 3, 4, 5, 6, 7, 8, 9].map((from) => ({ from, to: from + 1 })),
    });
  });

  test('leave out a few typos, and say so', () => {
    const weights = Array.from({ length: 98 }, (_, at) => 60 + (at % 30));
    const result = resultOf([...weights, 72_000, 105_000]);
    expect(result).toMatchObject({
      answered: 100,
      summary: { answers: 98, lowest: 60, highest: 89 },
      outside: { count: 2, lowest: 72_000, highest: 105_000 },
    });
    if (result?.kind !== 'number') throw new Error('There are numbers.');
    expect(result.summary?.mean).toBeCloseTo(74, 0);
    expect(result.buckets.at(-1)?.to).toBeLessThanOrEqual(100);
    const uneven = Array.from({ length: 100 }, (_, at) => Math.round(Math.exp(at / 20)));
    expect(resultOf(uneven)).toMatchObject({ outside: null, summary: { answers: 100 } });
    expect(resultOf([...weights, ...weights.map((each) => 1_000 * each)])).toMatchObject({ outside: null });
  });

  test('round numbers to three digits', () => {
    expect(resultOf([1234, 1230, 72.46])).toMatchObject({ summary: { lowest: 72.5, median: 1230 } });
  });

  test('are empty without answers', () => {
    expect(resultOf([])).toMatchObject({ summary: null, buckets: [] });
  });

  test.each([
    ['differ by less than the smallest width', [0, 5e-324]],
    ['are the smallest and the largest answers', [-LARGEST_NUMBER, LARGEST_NUMBER]],
  ])('have at most twelve buckets when the numbers %s', (_, [low = 0, high = 0]) => {
    const buckets = bucketsOf(new Map([low, high].map((value) => [value, 1])), true, 2);
    expect(buckets.length).toBeLessThanOrEqual(12);
  });

  test('have at most twelve buckets of one round width that contain every answer once', () => {
    const number = fc
      .double({ min: -1e9, max: 1e9, noNaN: true })
      .map((value) => Number(Number(value.toFixed(4)).toPrecision(3)));
    fc.assert(
      fc.property(fc.array(number, { minLength: 1 }), fc.boolean(), (numbers, decimals) => {
        const values = decimals ? numbers : numbers.map((value) => Math.round(value));
        const counts = new Map<number, number>();
        for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
        const buckets = bucketsOf(counts, decimals, values.length);
        expect(buckets.length).toBeLessThanOrEqual(12);
        expect(buckets.reduce((sum, { rate }) => sum + (rate?.count ?? 0), 0)).toBe(values.length);
        for (const { from, rate } of buckets.slice(0, 1)) {
          expect(rate?.count).toBeGreaterThan(0);
          expect(from).toBeLessThanOrEqual(Math.min(...values));
        }
      }),
    );
  });
});
