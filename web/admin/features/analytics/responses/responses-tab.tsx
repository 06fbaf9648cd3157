import type { AnalyticsQuery } from '#shared/analytics/query.ts';

export function ResponsesTab({
  surveyId,
  query,
}: {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}) {
  return <div data-survey={surveyId} data-period={query.period} />;
}
