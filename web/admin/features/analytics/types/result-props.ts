import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';

export type QuestionResult = QuestionResults['questions'][number];

export interface ResultProps<K extends QuestionResult['kind']> {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly question: Extract<QuestionResult, { kind: K }>;
}
