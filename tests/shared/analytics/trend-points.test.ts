import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Period, PERIODS, periodsBetween } from '#shared/analytics/periods.ts';
import { FEWEST_IN_POINT, trendSpans, wholeWeeks } from '#shared/analytics/trend-points.ts';

const FIRST = '2026-08-05';

function chartOf(period: Period, length: number) {
  const to = addDays(FIRST, length - 1);
  return { period, from: FIRST, to, starts: periodsBetween(FIRST, to, period) };
}

/** Spans of a chart by day, as pairs of days since the first. */
function spansOf(answers: readonly number[]) {
  const days = chartOf('day', answers.length);
  return trendSpans(days, (start) => answers[days.starts.indexOf(start)] ?? 0);
}

describe('the points of a trend', () => {
  it('join days until each has 32 answers, and leave the newest thin', () => {
    const spans = spansOf([20, 20, 5, 0, 30, 40, 3]);
    expect(spans.map(({ start, end, isThin }) => [start, end, isThin])).toEqual([
      ['2026-08-05', '2026-08-06', false],
      ['2026-08-07', '2026-08-09', false],
      ['2026-08-10', '2026-08-10', false],
      ['2026-08-11', '2026-08-11', true],
    ]);
  });

  it('do not span a long time without answers', () => {
    const pause = Array.from({ length: 10 }, () => 0);
    const spans = spansOf([20, ...pause, 20, 20]);
    expect(spans.map(({ start, end, isThin, isAfterPause }) => [start, end, isThin, isAfterPause])).toEqual([
      ['2026-08-05', '2026-08-05', true, false],
      ['2026-08-16', '2026-08-17', false, true],
    ]);
  });

  it('are at most about a hundred, however many answers there are', () => {
    const spans = spansOf(Array.from({ length: 1_000 }, () => 50));
    expect(spans.length).toBeLessThanOrEqual(100);
    expect(spans.length).toBeGreaterThan(90);
  });

  it('contain each answer once, in order, within the range', () => {
    const periods = fc.constantFrom(...PERIODS);
    const counts = fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(periods, counts, (period, answers) => {
        const days = chartOf(period, answers.length);
        const answersIn = (start: string) => answers[days.starts.indexOf(start)] ?? 0;
        const spans = trendSpans(days, answersIn);
        const joined = spans.flatMap((span) => span.periods);
        expect([...new Set(joined)]).toEqual(joined);
        expect([...joined].sort()).toEqual(joined);
        const missed = days.starts.filter((start) => !joined.includes(start));
        expect(missed.filter((start) => answersIn(start) > 0)).toEqual([]);
        for (const { start, end, periods: own, isThin } of spans) {
          const sum = own.reduce((total, each) => total + answersIn(each), 0);
          expect(isThin).toBe(sum < FEWEST_IN_POINT);
          expect(start >= days.from && start <= end && end <= days.to).toBe(true);
        }
      }),
    );
  });
});

it('finds the calendar weeks that lie within a range', () => {
  // The first day is a Wednesday.
  expect(wholeWeeks(chartOf('day', 30))).toEqual(['2026-08-10', '2026-08-17', '2026-08-24']);
  expect(wholeWeeks(chartOf('day', 11))).toEqual([]);
});
