import { PLACEMENT_TYPES } from '../delivery/delivery.ts';
import { COLLECT_LIMITS } from '../limits.ts';
import { isDay, PERIODS } from './periods.ts';
import type { AnalyticsQuery, AnsweredFilter, OrderValueRange } from './query.ts';
import { COMPARISONS, DEFAULT_QUERY, RANGE_PRESETS, SEGMENT_CUSTOMER_TYPES } from './query.ts';

/** Reads one parameter of an address; null when it isn't there. `URLSearchParams.get` is one. */
export type ReadParameter = (name: string) => string | null;

/** The query as parameters of an address. What is as by default is left out. */
export function queryToParameters(query: AnalyticsQuery): Record<string, string> {
  const { range, orderValue, answered } = query;
  const parameters = {
    range: typeof range === 'object' ? `${range.from}..${range.to}` : range,
    versions: query.versions.join(','),
    countries: query.countries.join(','),
    customers: query.customerTypes.join(','),
    placements: query.placements.join(','),
    order: orderValue ? `${orderValue.min ?? ''}..${orderValue.max ?? ''}` : '',
    answered: answered ? `${answered.question}=${answered.cell}` : '',
    compare: query.compare,
    period: query.period ?? '',
  };
  const defaults: Record<string, string> = { range: 'last30', compare: 'none' };
  return Object.fromEntries(
    Object.entries(parameters).filter(([name, value]) => value !== (defaults[name] ?? '')),
  );
}

/** Never fails: whatever doesn't make sense is as by default. Lists come back sorted and without repeats. */
export function queryFromParameters(read: ReadParameter): AnalyticsQuery {
  return {
    range: readRange(read('range')) ?? DEFAULT_QUERY.range,
    versions: readList(read('versions'))
      .map(Number)
      .filter((version) => Number.isInteger(version) && version > 0 && version <= COLLECT_LIMITS.largestWhole)
      .sort((a, b) => a - b),
    countries: readList(read('countries')).filter((code) => /^([A-Z]{2}|unknown)$/.test(code)),
    customerTypes: SEGMENT_CUSTOMER_TYPES.filter((type) => readList(read('customers')).includes(type)),
    placements: PLACEMENT_TYPES.filter((type) => readList(read('placements')).includes(type)),
    orderValue: readOrderValue(read('order')),
    answered: readAnswered(read('answered')),
    compare: COMPARISONS.find((each) => each === read('compare')) ?? DEFAULT_QUERY.compare,
    period: PERIODS.find((each) => each === read('period')) ?? null,
  };
}

function readList(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').filter((item) => item !== ''))].sort();
}

function readRange(text: string | null): AnalyticsQuery['range'] | null {
  const preset = RANGE_PRESETS.find((each) => each === text);
  if (preset) return preset;
  const [from = '', to = '', ...more] = (text ?? '').split('..');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

function readOrderValue(text: string | null): OrderValueRange | null {
  const [low = '', high = '', ...more] = (text ?? '').split('..');
  const [min, max] = [readAmount(low), readAmount(high)];
  if (more.length > 0 || (min === null && max === null)) return null;
  return min !== null && max !== null && min > max ? null : { min, max };
}

function readAmount(text: string): number | null {
  const amount = Number(text);
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

function readAnswered(text: string | null): AnsweredFilter | null {
  const [question = '', cell = '', ...more] = (text ?? '').split('=');
  const isCell = cell === 'other' || /^(o:[\w-]+|v:\d{1,2}|m:\d{4}-\d\d)$/.test(cell);
  return more.length === 0 && /^[\w-]+$/.test(question) && isCell ? { question, cell } : null;
}
