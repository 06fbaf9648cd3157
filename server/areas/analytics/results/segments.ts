import { type Comparison, segmentFromStored } from '#shared/analytics/query.ts';
import { AppError } from '#shared/errors.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { View } from '../open-view.ts';
import { countSegments, type SegmentCount } from '../rows/counter-sums-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';

/** A segment of the respondents, and the filter that selects it. */
export interface ComparedSegment {
  readonly value: string;
  readonly filter: ResultFilter;
}

type By = Exclude<Comparison, 'none'>;

const DIMENSIONS = {
  country: { column: 'country', key: 'countries' },
  customerType: { column: 'customer_type', key: 'customerTypes' },
  placement: { column: 'placement', key: 'placements' },
} as const satisfies Record<
  Exclude<By, 'previousPeriod'>,
  { column: SegmentCount['dimension']; key: keyof ResultFilter }
>;

/**
 * The segments of a view by one dimension, the largest first. The unknown segment is last, because it explains the
 * least.
 */
export async function segmentsOf(database: Database, view: View, by: By): Promise<ComparedSegment[]> {
  const { filter, before } = view;
  if (by !== 'previousPeriod') return segmentsIn(await countSegments(database, view), view, by);
  if (before === null) return [];
  return [
    { value: 'now', filter },
    { value: 'before', filter: { ...filter, range: before } },
  ];
}

/** The same, from the counts of all segments. */
export function segmentsIn(
  counted: readonly SegmentCount[],
  { filter }: Pick<View, 'filter'>,
  by: Exclude<By, 'previousPeriod'>,
): ComparedSegment[] {
  const { column, key } = DIMENSIONS[by];
  const own = counted.filter(
    ({ dimension, value }) => dimension === column && (filter[key]?.includes(value) ?? true),
  );
  return [...own.filter(({ value }) => value !== ''), ...own.filter(({ value }) => value === '')].map(
    ({ value }) => ({ value: segmentFromStored(value), filter: { ...filter, [key]: [value] } }),
  );
}

/** Returns the two requested segments, or the two largest; null if the view has fewer than two. */
export function pickSegments(
  segments: readonly ComparedSegment[],
  one: string,
  other: string,
): readonly [ComparedSegment, ComparedSegment] | null {
  if (segments.length < 2) return null;
  const named = (value: string, field: string): ComparedSegment | null => {
    if (value === '') return null;
    const segment = segments.find((each) => each.value === value);
    if (segment) return segment;
    throw new AppError('INVALID_INPUT', undefined, { fields: { [field]: 'There is no such segment.' } });
  };
  const [wantedOne, wantedOther] = [named(one, 'one'), named(other, 'other')];
  const first = wantedOne ?? segments.find((each) => each !== wantedOther);
  const second = wantedOther ?? segments.find((each) => each !== first);
  return first && second && first !== second ? [first, second] : null;
}
