import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { queryFromParameters, queryToParameters } from '#shared/analytics/query-in-url.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';

/** The parameters of an analytics page; an empty one is left at its default. */
export interface QueryParameters {
  readonly range: string;
  readonly versions: string;
  readonly countries: string;
  readonly customers: string;
  readonly placements: string;
  readonly order: string;
  readonly answered: string;
  readonly compare: string;
  readonly period: string;
}

const NAMES = [
  'range',
  'versions',
  'countries',
  'customers',
  'placements',
  'order',
  'answered',
  'compare',
  'period',
] as const satisfies readonly (keyof QueryParameters)[];

/**
 * An address that a person mistyped opens with defaults; a call that can't be read is refused instead, because
 * figures under another filter than the one that was asked for would be wrong without looking it.
 */
export function readQuery(parameters: QueryParameters): AnalyticsQuery {
  const query = queryFromParameters((name) => valueOf(parameters, name));
  const understood: Record<string, string> = {
    range: DEFAULT_QUERY.range as string,
    compare: DEFAULT_QUERY.compare,
    ...queryToParameters(query),
  };
  const fields: FieldErrors = {};
  for (const name of NAMES) {
    const given = parameters[name];
    if (given !== '' && !isSame(given, understood[name] ?? '')) fields[name] = 'This filter can’t be read.';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', undefined, { fields });
  return query;
}

function valueOf(parameters: QueryParameters, name: string): string | null {
  return NAMES.some((known) => known === name) ? parameters[name as keyof QueryParameters] : null;
}

/** Lists in any order; amounts in any notation. */
function isSame(given: string, understood: string): boolean {
  return given === understood || partsOf(given) === partsOf(understood);
}

function partsOf(text: string): string {
  const part = (item: string) => (item !== '' && Number.isFinite(Number(item)) ? String(Number(item)) : item);
  if (text.includes('..')) return text.split('..').map(part).join('..');
  return [...new Set(text.split(',').map(part))].sort().join();
}
