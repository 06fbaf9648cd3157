import { addDays, type Day } from '#shared/analytics/periods.ts';
import type { DayRange } from '#shared/analytics/query.ts';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** The days of a range that are counted by segment, and those for which rows answer; null where there are none. */
export function divideDays(
  range: DayRange | null,
  segmentedTo: Day | null,
): { readonly early: DayRange | null; readonly late: { readonly range: DayRange | null } | null } {
  if (segmentedTo === null) return { early: null, late: { range } };
  const { from, to } = range ?? { from: FIRST_DAY, to: LAST_DAY };
  const next = addDays(segmentedTo, 1);
  return {
    early: from > segmentedTo ? null : { from, to: to < segmentedTo ? to : segmentedTo },
    late: to < next ? null : { range: { from: from < next ? next : from, to } },
  };
}
