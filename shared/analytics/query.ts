import type { CustomerType } from '../audience/filters.ts';
import type { PlacementType } from '../delivery/delivery.ts';
import type { Day, Period } from './periods.ts';
import { addDays, daysBetween } from './periods.ts';

/** What an analytics page asks for. It lives in the address, so that a view can be kept and shared. */
export interface AnalyticsQuery {
  readonly range: RangePreset | DayRange;
  /** Empty lists don't restrict. */
  readonly versions: readonly number[];
  /** ISO 3166-1 alpha-2, or `unknown`. */
  readonly countries: readonly string[];
  readonly customerTypes: readonly SegmentCustomerType[];
  readonly placements: readonly PlacementType[];
  readonly orderValue: OrderValueRange | null;
  /** Only responses that gave this answer. */
  readonly answered: AnsweredFilter | null;
  readonly compare: Comparison;
  /** Null takes the one that fits the range. */
  readonly period: Period | null;
}

export const RANGE_PRESETS = ['last7', 'last30', 'last90', 'last365', 'all'] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** Both ends are included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const SEGMENT_CUSTOMER_TYPES = ['firstTime', 'repeat', 'unknown'] as const;
export type SegmentCustomerType = CustomerType | 'unknown';

/** Both ends are included; null is open. Responses without a known order value are left out. */
export interface OrderValueRange {
  readonly min: number | null;
  readonly max: number | null;
}

export interface AnsweredFilter {
  /** A question's meaning id. */
  readonly question: string;
  /** The cell of the answer, as in the counters: `o:…`, `v:9`, `other`. */
  readonly cell: string;
}

export const COMPARISONS = ['none', 'customerType', 'country', 'placement', 'previousPeriod'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const DEFAULT_QUERY: AnalyticsQuery = {
  range: 'last30',
  versions: [],
  countries: [],
  customerTypes: [],
  placements: [],
  orderValue: null,
  answered: null,
  compare: 'none',
  period: null,
};

/**
 * What can answer the query: counters by day, the larger ones that also tell segments apart, or only the
 * responses themselves.
 */
export type Grain = 'day' | 'segment' | 'rows';

export function grainOf(query: AnalyticsQuery): Grain {
  if (query.orderValue || query.answered) return 'rows';
  const { countries, customerTypes, placements, compare } = query;
  const filtered = countries.length + customerTypes.length + placements.length > 0;
  const bySegment = compare === 'customerType' || compare === 'country' || compare === 'placement';
  return filtered || bySegment ? 'segment' : 'day';
}

/** Impressions know no answers and no order: under such a filter the figure must say that it is of everybody. */
export function appliesToImpressions(query: AnalyticsQuery): boolean {
  return grainOf(query) !== 'rows';
}

/** Filters and comparisons are what the advanced_analytics feature grants; totals and time are everybody's. */
export function isAdvanced(query: AnalyticsQuery): boolean {
  return grainOf(query) !== 'day' || query.compare !== 'none' || query.versions.length > 0;
}

const PRESET_DAYS: Record<Exclude<RangePreset, 'all'>, number> = {
  last7: 7,
  last30: 30,
  last90: 90,
  last365: 365,
};

/** The days that are meant, today being the store's; null is all there are. */
export function resolveRange(range: AnalyticsQuery['range'], today: Day): DayRange | null {
  if (range === 'all') return null;
  if (typeof range === 'object') return range;
  return { from: addDays(today, 1 - PRESET_DAYS[range]), to: today };
}

/** As many days just before. */
export function previousRange({ from, to }: DayRange): DayRange {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

/** Segments are stored with an empty text where they are unknown. */
export function storedSegment(value: string): string {
  return value === 'unknown' ? '' : value;
}

export function segmentFromStored(value: string): string {
  return value === '' ? 'unknown' : value;
}
