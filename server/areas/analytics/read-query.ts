import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import {
  parametersOf,
  QUERY_NAMES,
  queryFromParameters,
  type QueryParameters,
} from '#shared/analytics/query-codec.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';

/**
 * Refuses a parameter that cannot be read, although the page opens such an address with the default: figures under
 * another filter than the caller asked for look right and are wrong.
 */
export function readQuery(parameters: QueryParameters): AnalyticsQuery {
  const query = queryFromParameters((name) => parameters[name]);
  const understood = parametersOf(query);
  const fields: FieldErrors = {};
  for (const name of QUERY_NAMES) {
    const given = parameters[name];
    if (given !== '' && !isSame(given, understood[name])) fields[name] = 'This filter can’t be read.';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', undefined, { fields });
  return query;
}

/** Lists may be in any order, and amounts in any notation. */
function isSame(given: string, understood: string): boolean {
  return given === understood || partsOf(given) === partsOf(understood);
}

function partsOf(text: string): string {
  const part = (item: string) => (item !== '' && Number.isFinite(Number(item)) ? String(Number(item)) : item);
  if (text.includes('..')) return text.split('..').map(part).join('..');
  return [...new Set(text.split(',').map(part))].sort().join();
}
