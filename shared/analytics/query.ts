import type { CustomerType } from '../audience/filters.ts';
import type { PlacementType } from '../delivery/delivery.ts';
import { type Day, type Period, addDays, daysBetween } from './periods.ts';

/**
 * The filters and settings of an analytics page. They live in the page's address, so that a merchant can bookmark
 * and share a view.
 */
export interface AnalyticsQuery {
  readonly range: RangePreset | DayRange;
  /** Empty lists do not filter. */
  readonly versions: readonly number[];
  /** ISO 3166-1 alpha-2, or `unknown`. */
  readonly countries: readonly string[];
  readonly customerTypes: readonly SegmentCustomerType[];
  readonly placements: readonly PlacementType[];
  /** The languages in which the survey was shown, BCP 47, or `unknown`. */
  readonly languages: readonly string[];
  readonly orderValue: OrderValueRange | null;
  /** Keeps only responses that gave this answer. */
  readonly answered: AnsweredFilter | null;
  readonly compare: Comparison;
  /** Null chooses the period that fits the range. */
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

/** Both ends are included; null is unbounded. Responses with an unknown order value are left out. */
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

/**
 * The coarsest data that can answer the query: counters by day, counters by day and segment, or the responses
 * themselves.
 */
export type Grain = 'day' | 'segment' | 'rows';

interface Meaning<Value> {
  /** The grain that the value needs. */
  grain(value: Value): Grain;
  /** Whether the value needs the advanced_analytics feature. */
  isAdvanced(value: Value): boolean;
}

/** Every plan includes totals over time. */
const FREE: Meaning<unknown> = { grain: () => 'day', isAdvanced: () => false };

const MEANINGS: { readonly [Field in keyof AnalyticsQuery]: Meaning<AnalyticsQuery[Field]> } = {
  range: FREE,
  versions: list('day'),
  countries: list('segment'),
  customerTypes: list('segment'),
  placements: list('segment'),
  languages: list('rows'),
  orderValue: choice('rows'),
  answered: choice('rows'),
  compare: {
    grain: (by) => (by === 'none' || by === 'previousPeriod' ? 'day' : 'segment'),
    isAdvanced: (by) => by !== 'none',
  },
  period: FREE,
};

function list(grain: Grain): Meaning<readonly unknown[]> {
  return { grain: ({ length }) => (length > 0 ? grain : 'day'), isAdvanced: ({ length }) => length > 0 };
}

function choice(grain: Grain): Meaning<object | null> {
  return { grain: (value) => (value ? grain : 'day'), isAdvanced: (value) => value !== null };
}

const FIELDS = Object.entries(MEANINGS) as [keyof AnalyticsQuery, Meaning<unknown>][];

/** The finest grain that any field of the query needs. */
export function grainOf(query: AnalyticsQuery): Grain {
  const needed = new Set(FIELDS.map(([field, meaning]) => meaning.grain(query[field])));
  if (needed.has('rows')) return 'rows';
  return needed.has('segment') ? 'segment' : 'day';
}

/**
 * Whether the query can filter impressions. Impressions have no answers and no order, so other filters do not change
 * their figure and it must say so.
 */
export function appliesToImpressions(query: AnalyticsQuery): boolean {
  return grainOf(query) !== 'rows';
}

/** Whether the query needs the advanced_analytics feature: it has a filter or a comparison. */
export function isAdvanced(query: AnalyticsQuery): boolean {
  return FIELDS.some(([field, meaning]) => meaning.isAdvanced(query[field]));
}

const PRESET_DAYS: Record<Exclude<RangePreset, 'all'>, number> = {
  last7: 7,
  last30: 30,
  last90: 90,
  last365: 365,
};

/** The days of the range, with `today` in the store's time zone; null means all days. */
export function resolveRange(range: AnalyticsQuery['range'], today: Day): DayRange | null {
  if (range === 'all') return null;
  if (typeof range === 'object') return range;
  return { from: addDays(today, 1 - PRESET_DAYS[range]), to: today };
}

/** The days of the range that have begun. Null if none has, or if the range covers all days. */
export function begunDays(range: DayRange | null, today: Day): DayRange | null {
  if (range === null || range.from > today) return null;
  return range.to > today ? { from: range.from, to: today } : range;
}

/** The range of the same length just before this one. */
export function previousRange({ from, to }: DayRange): DayRange {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

/** An unknown segment is stored as an empty text. */
export function storedSegment(value: string): string {
  return value === 'unknown' ? '' : value;
}

export function segmentFromStored(value: string): string {
  return value === '' ? 'unknown' : value;
}
