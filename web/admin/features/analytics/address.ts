import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { QUERY_NAMES, queryFromParameters, queryToParameters } from '#shared/analytics/query-codec.ts';

export const TABS = [
  { id: 'analytics', name: 'Analytics' },
  { id: 'responses', name: 'Responses' },
  { id: 'detractors', name: 'Low scores' },
  { id: 'compare', name: 'Compare' },
  { id: 'money', name: 'Orders' },
  { id: 'sample', name: 'Who answered' },
  { id: 'channels', name: 'Channels' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

const FIRST_TAB: TabId = 'analytics';

/** The page's state from the address, so that a reload or a shared link shows the same. */
export function readAddress(parameters: URLSearchParams): { query: AnalyticsQuery; tab: TabId } {
  return {
    query: queryFromParameters((name) => parameters.get(name)),
    tab: TABS.find(({ id }) => id === parameters.get('tab'))?.id ?? FIRST_TAB,
  };
}

/** Keeps the parameters that do not belong to the query. */
export function writeQuery(before: URLSearchParams, change: Partial<AnalyticsQuery>): URLSearchParams {
  const after = new URLSearchParams(before);
  const query = { ...readAddress(before).query, ...change };
  for (const name of QUERY_NAMES) after.delete(name);
  for (const [name, value] of Object.entries(queryToParameters(query))) after.set(name, value);
  return after;
}

export function writeTab(before: URLSearchParams, tab: TabId): URLSearchParams {
  const after = new URLSearchParams(before);
  if (tab === FIRST_TAB) after.delete('tab');
  else after.set('tab', tab);
  return after;
}
