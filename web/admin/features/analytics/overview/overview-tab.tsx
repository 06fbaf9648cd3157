import type { AnalyticsQuery } from '#shared/analytics/query.ts';

export function OverviewTab({ surveyId, query }: { surveyId: string; query: AnalyticsQuery }) {
  return <div data-survey={surveyId} data-period={query.period} />;
}
