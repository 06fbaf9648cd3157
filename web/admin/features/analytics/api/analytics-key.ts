import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { queryToParameters } from '#shared/analytics/query-in-url.ts';

/** Everything that is known of a survey’s results lies under `analyticsKey(surveyId)`. */
export function analyticsKey(surveyId: string, ...rest: readonly unknown[]) {
  return ['analytics', surveyId, ...rest] as const;
}

/** What a call is asked for. Comparing is a tab of its own and makes no difference to the figures beside it. */
export function plainParameters(query: AnalyticsQuery): Record<string, string> {
  return queryToParameters({ ...query, compare: 'none' });
}
