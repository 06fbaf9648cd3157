import { createHash } from 'node:crypto';
import type { AnalyticsQuery, DayRange } from '#shared/analytics/query.ts';
import { DEFAULT_QUERY, parametersOf } from '#shared/analytics/query-codec.ts';
import {
  openView,
  type Reader,
  type View,
  type ViewDeps,
  type ViewInput,
  readQuery,
} from '#server/areas/analytics/open-view.ts';

/** Opens the view of a report. It knows all versions, so that the question is known under a filter by version as well. */
export async function openReportView(deps: ViewDeps, reader: Reader, input: ViewInput): Promise<View> {
  const { surveyId: _, ...parameters } = input;
  const { versions } = readQuery(parameters);
  const view = await openView(deps, reader, { ...input, versions: '' });
  return versions.length === 0 ? view : { ...view, filter: { ...view.filter, versions } };
}

const LENGTH = 22;

/** The name under which the figures of these days and filters are stored. */
export function partOf(query: AnalyticsQuery, days: DayRange | null): string {
  const { period, compare } = DEFAULT_QUERY;
  const filters = parametersOf({ ...query, range: days ?? 'all', period, compare });
  const named = createHash('sha256').update(JSON.stringify(filters)).digest('base64url');
  return `view ${named.slice(0, LENGTH)}`;
}
