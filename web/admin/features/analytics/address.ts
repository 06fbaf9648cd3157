import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { queryFromParameters, queryToParameters } from '#shared/analytics/query-in-url.ts';

export const TABS = [
  { id: 'analytics', name: 'Analytics' },
  { id: 'responses', name: 'Responses' },
  { id: 'detractors', name: 'Low scores' },
  { id: 'compare', name: 'Compare' },
  { id: 'money', name: 'Orders' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

const FIRST_TAB: TabId = 'analytics';
/** The names under which `query-in-url.ts` writes a query. */
const QUERY_NAMES = [
  'range',
  'versions',
  'countries',
  'customers',
  'placements',
  'order',
  'answered',
  'compare',
  'period',
];

/** What the page shows, as the address says it: a reload or a shared link shows the same. */
export function readAddress(parameters: URLSearchParams): { query: AnalyticsQuery; tab: TabId } {
  return {
    query: queryFromParameters((name) => parameters.get(name)),
    tab: TABS.find(({ id }) => id === parameters.get('tab'))?.id ?? FIRST_TAB,
  };
}

/** Leaves what others put into the address as it is. */
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
