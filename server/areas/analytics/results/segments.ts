import { type Comparison, segmentFromStored } from '#shared/analytics/query.ts';
import { AppError } from '#shared/errors.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { View } from '../open-view.ts';
import { countSegments, type SegmentCount } from './results-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';

/** A part of those who answered, and the filter that lets it through. */
export interface Segment {
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
 * What a view can be split into: values that the filter lets through, the most responses first. What is unknown comes
 * last, however many they are: it says the least beside another.
 */
export async function segmentsOf(database: Database, view: View, by: By): Promise<Segment[]> {
  const { filter, before } = view;
  if (by === 'previousPeriod') {
    if (before === null) return [];
    return [
      { value: 'now', filter },
      { value: 'before', filter: { ...filter, range: before } },
    ];
  }
  const { column, key } = DIMENSIONS[by];
  const counted = await countSegments(database, view);
  const own = counted.filter(
    ({ dimension, value }) => dimension === column && (filter[key]?.includes(value) ?? true),
  );
  return [...own.filter(({ value }) => value !== ''), ...own.filter(({ value }) => value === '')].map(
    ({ value }) => ({ value: segmentFromStored(value), filter: { ...filter, [key]: [value] } }),
  );
}

/** The two that are asked for, or the first two; null if there are no two. */
export function pickSegments(
  segments: readonly Segment[],
  one: string,
  other: string,
): readonly [Segment, Segment] | null {
  const named = (value: string, field: string): Segment | null => {
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
