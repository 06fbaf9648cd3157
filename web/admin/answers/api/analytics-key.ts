import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { queryToParameters } from '#shared/analytics/query-codec.ts';

/** The keys of all queries about a survey's results start with `analyticsKey(surveyId)`. */
export function analyticsKey(surveyId: string, ...rest: readonly unknown[]) {
  return ['analytics', surveyId, ...rest] as const;
}

/** The query parameters of a call, without `compare`, which has a call of its own. */
export function plainParameters(query: AnalyticsQuery): Record<string, string> {
  return queryToParameters({ ...query, compare: 'none' });
}
