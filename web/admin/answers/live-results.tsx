import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { pollInterval, useLiveRefetch } from './api/live-results.ts';
import { useQuestionResults } from './api/question-results.ts';

interface LiveResultsProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

/** Renders nothing; keeps the open tab up to date. */
export function LiveResults({ surveyId, query }: LiveResultsProps) {
  const { data, isPlaceholderData } = useQuestionResults(surveyId, query, { every: pollInterval(query) });
  useLiveRefetch(surveyId, isPlaceholderData ? undefined : data);
  return null;
}
