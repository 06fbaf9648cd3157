import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideDays } from '#server/areas/analytics/rows/read-in-parts.ts';
import { addDays } from '#shared/analytics/periods.ts';

it('groups days up to a number of rows, and keeps a larger day alone', () => {
  const days = [400, 500, 200, 1_500, 10, 20].map((n, at) => ({ day: addDays('2026-10-30', at), n }));
  expect(divideDays(days, 1_000)).toEqual([
    { from: '2026-10-30', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-01' },
    { from: '2026-11-02', to: '2026-11-02' },
    { from: '2026-11-03', to: '2026-11-04' },
  ]);
  expect(divideDays([], 1_000)).toEqual([]);
});

it('contains each day once, in order', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 100 }), (list, most) => {
      const days = list.map((n, at) => ({ day: addDays('2026-01-01', at * 2), n }));
      const ranges = divideDays(days, most);
      for (const { day } of days) {
        expect(ranges.filter(({ from, to }) => from <= day && day <= to)).toHaveLength(1);
      }
      for (const { from, to } of ranges.filter((range) => range.from !== range.to)) {
        const rows = days.filter(({ day }) => from <= day && day <= to).reduce((sum, { n }) => sum + n, 0);
        expect(rows).toBeLessThanOrEqual(most);
      }
    }),
  );
});
