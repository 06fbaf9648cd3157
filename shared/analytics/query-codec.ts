import { PLACEMENT_TYPES } from '../delivery/delivery.ts';
import { LARGEST_INT } from '../largest-int.ts';
import { isDay, PERIODS } from './periods.ts';
import {
  type AnalyticsQuery,
  type AnsweredFilter,
  type OrderValueRange,
  COMPARISONS,
  RANGE_PRESETS,
  SEGMENT_CUSTOMER_TYPES,
} from './query.ts';

/** Converts one field of the query to and from a URL parameter. */
interface ParameterCodec<Value> {
  /** The parameter's name. */
  readonly name: string;
  /** The longest text that the API accepts. */
  readonly longest: number;
  readonly default: Value;
  /** Returns null for an invalid text. A list keeps its valid items, sorted and without duplicates. */
  read(text: string): Value | null;
  write(value: Value): string;
}

/**
 * Every parameter of an analytics page's address and of the API calls behind it. A new field of `AnalyticsQuery`
 * needs an entry here, its meaning in `query.ts`, and a condition in the server's filter; it does not compile until
 * all three exist.
 */
const CODECS = {
  range: {
    name: 'range',
    longest: 32,
    default: 'last30',
    read: readRange,
    write: (range) => (typeof range === 'object' ? `${range.from}..${range.to}` : range),
  },
  versions: { name: 'versions', longest: 500, default: [], read: readVersions, write: writeList },
  countries: { name: 'countries', longest: 1_500, default: [], read: readCountries, write: writeList },
  customerTypes: {
    name: 'customers',
    longest: 100,
    default: [],
    read: (text) => listed(text, SEGMENT_CUSTOMER_TYPES),
    write: writeList,
  },
  placements: {
    name: 'placements',
    longest: 100,
    default: [],
    read: (text) => listed(text, PLACEMENT_TYPES),
    write: writeList,
  },
  languages: { name: 'languages', longest: 500, default: [], read: readLanguages, write: writeList },
  orderValue: {
    name: 'order',
    longest: 50,
    default: null,
    read: readOrderValue,
    write: (range) => (range ? `${range.min ?? ''}..${range.max ?? ''}` : ''),
  },
  answered: {
    name: 'answered',
    longest: 200,
    default: null,
    read: readAnswered,
    write: (answered) => (answered ? `${answered.question}=${answered.cell}` : ''),
  },
  compare: {
    name: 'compare',
    longest: 20,
    default: 'none',
    read: (text) => oneOf(text, COMPARISONS),
    write: (comparison) => comparison,
  },
  period: {
    name: 'period',
    longest: 10,
    default: null,
    read: (text) => oneOf(text, PERIODS),
    write: (period) => period ?? '',
  },
} as const satisfies { readonly [Field in keyof AnalyticsQuery]: ParameterCodec<AnalyticsQuery[Field]> };

export type QueryName = (typeof CODECS)[keyof AnalyticsQuery]['name'];

/** Every parameter. An empty text means the default. */
export type QueryParameters = Readonly<Record<QueryName, string>>;

/** Reads one URL parameter; null when it is absent. `URLSearchParams.get` has this type. */
export type ReadParameter = (name: QueryName) => string | null;

type Field = keyof AnalyticsQuery;
type AnyCodec = ParameterCodec<unknown> & { readonly name: QueryName };

const FIELDS = Object.entries(CODECS) as [Field, AnyCodec][];

export const QUERY_NAMES: readonly QueryName[] = FIELDS.map(([, { name }]) => name);

/** The longest text that the API accepts for each parameter. */
export const LONGEST_PARAMETERS = byName(({ longest }) => longest);

export const DEFAULT_QUERY = byField(({ default: value }) => value);

/** Reads the query. An invalid parameter takes its default; this function never throws. */
export function queryFromParameters(read: ReadParameter): AnalyticsQuery {
  return byField((codec) => codec.read(read(codec.name) ?? '') ?? codec.default);
}

/** The query as parameters, default values included. */
export function parametersOf(query: AnalyticsQuery): QueryParameters {
  return byName((codec, field) => codec.write(query[field]));
}

/** The query as URL parameters, without default values. */
export function queryToParameters(query: AnalyticsQuery): Partial<QueryParameters> {
  const changed = FIELDS.map(
    ([field, codec]) => [codec.name, codec.write(query[field]), codec] as const,
  ).filter(([, text, codec]) => text !== codec.write(codec.default));
  return Object.fromEntries(changed.map(([name, text]) => [name, text]));
}

function byField(valueOf: (codec: AnyCodec) => unknown): AnalyticsQuery {
  return Object.fromEntries(
    FIELDS.map(([field, codec]) => [field, valueOf(codec)]),
  ) as unknown as AnalyticsQuery;
}

function byName<Value>(
  valueOf: (codec: AnyCodec, field: Field) => Value,
): Readonly<Record<QueryName, Value>> {
  const entries = FIELDS.map(([field, codec]) => [codec.name, valueOf(codec, field)] as const);
  return Object.fromEntries(entries) as Record<QueryName, Value>;
}

function oneOf<Value extends string>(text: string, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null;
}

function listed<Value extends string>(text: string, values: readonly Value[]): Value[] {
  const items = readList(text);
  return values.filter((value) => items.includes(value));
}

function readList(text: string): string[] {
  return [...new Set(text.split(',').filter((item) => item !== ''))].sort();
}

function writeList(list: readonly (string | number)[]): string {
  return list.join(',');
}

function readVersions(text: string): number[] {
  return readList(text)
    .map(Number)
    .filter((version) => Number.isInteger(version) && version > 0 && version <= LARGEST_INT)
    .sort((a, b) => a - b);
}

function readCountries(text: string): string[] {
  return readList(text).filter((code) => /^([A-Z]{2}|unknown)$/.test(code));
}

function readLanguages(text: string): string[] {
  return readList(text).filter((tag) => /^([a-z]{2,3}(-[A-Za-z0-9]{2,8})*|unknown)$/.test(tag));
}

function readRange(text: string): AnalyticsQuery['range'] | null {
  const preset = oneOf(text, RANGE_PRESETS);
  if (preset) return preset;
  const [from = '', to = '', ...more] = text.split('..');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

function readOrderValue(text: string): OrderValueRange | null {
  const [low = '', high = '', ...more] = text.split('..');
  const [min, max] = [readAmount(low), readAmount(high)];
  if (more.length > 0 || (min === null && max === null)) return null;
  return min !== null && max !== null && min > max ? null : { min, max };
}

function readAmount(text: string): number | null {
  const amount = Number(text);
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

function readAnswered(text: string): AnsweredFilter | null {
  const [question = '', cell = '', ...more] = text.split('=');
  const isCell = cell === 'other' || /^(o:[\w-]+|v:\d{1,2}|m:\d{4}-\d\d)$/.test(cell);
  return more.length === 0 && /^[\w-]+$/.test(question) && isCell ? { question, cell } : null;
}
