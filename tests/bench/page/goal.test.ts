import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLessBetter, judge, type Judged } from './goal.ts';

const figure = (goal: string, product: number, reference: number | null = null, title = ''): Judged => ({
  unit: 'ms',
  goal,
  product,
  reference,
  title,
});

it.each([
  ['at most 100 ms', 100, null, 'met'],
  ['at most 100 ms', 100.1, null, 'missed'],
  ['below 2,500 ms', 2_500, null, 'missed'],
  ['less than 100 MB', 99, null, 'met'],
  ['p95 at most 50 ms', 51, null, 'missed'],
  ['at least 95 %', 95, null, 'met'],
  ['at least 95 %', 94.9, null, 'missed'],
  ['within 40 ms of the click', 41, null, 'missed'],
  ['at most 20 ms more', 30, 10, 'met'],
  ['at most 20 ms more', 31, 10, 'missed'],
  ['at most 1.4 times the reference', 15, 10, 'missed'],
  ['at most 1.1 times', 11, 10, 'met'],
  ['at least 800 times as fast', 1, 800, 'met'],
  ['at least 800 times as fast', 1, 799, 'missed'],
  ['ratio at least 0.8, falling by 15 % at most', 7, 10, 'missed'],
  ['ratio at most 1.2', 11, 10, 'met'],
  ['no more', 10, 10, 'met'],
  ['none', 0.1, null, 'missed'],
  ['no long task', 0, null, 'met'],
  ['sooner than the reference', 9, 10, 'met'],
  ['at most 5 %: MISSED', 4, null, 'missed'],
  ['at least 10 points above: met', 1, null, 'met'],
] as const)('judges the goal “%s” of %d beside %s as %s', (goal, product, reference, verdict) => {
  expect(judge(figure(goal, product, reference))).toBe(verdict);
});

it('gives no verdict if it does not know the goal’s wording, or if a ratio’s reference is missing', () => {
  expect(judge(figure('the plain one is not honest here', 1, 2))).toBeNull();
  expect(judge(figure('ratio at most 1.2', 1))).toBeNull();
  expect(judge(figure('', 1, 2))).toBeNull();
});

it('judges a goal that names an engine only on that engine', () => {
  expect(judge(figure('at most 100 ms on PGlite', 149, null, 'Analytics on PGlite'))).toBe('missed');
  expect(judge(figure('at most 100 ms on PGlite', 149, null, 'Analytics on PostgreSQL'))).toBeNull();
});

it('calls a value met if a worse value meets the same goal', () => {
  const amounts = fc.double({ min: 0.001, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(amounts, amounts, amounts, (limit, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const at = (goal: string, product: number) => judge(figure(goal, product)) === 'met';
      expect(at(`at most ${limit.toFixed(3)} ms`, more) && !at(`at most ${limit.toFixed(3)} ms`, less)).toBe(
        false,
      );
      expect(
        at(`at least ${limit.toFixed(3)} ms`, less) && !at(`at least ${limit.toFixed(3)} ms`, more),
      ).toBe(false);
    }),
  );
});

it('knows whether less or more is better from the goal, or else from the unit', () => {
  expect(isLessBetter('ms', '')).toBe(true);
  expect(isLessBetter('/s', '')).toBe(false);
  expect(isLessBetter('%', 'at least 95 %')).toBe(false);
  expect(isLessBetter('%', 'at most 5 %: met')).toBe(true);
  expect(isLessBetter('%', '')).toBeNull();
});
