import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { liveEvery, useFollowers } from '../api/live-results.ts';
import { useQuestionResults } from '../api/question-results.ts';

interface LiveResultsProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

/** Keeps whatever tab is open up to date; there is nothing to see of it. */
export function LiveResults({ surveyId, query }: LiveResultsProps) {
  const { data, isPlaceholderData } = useQuestionResults(surveyId, query, liveEvery(query));
  useFollowers(surveyId, isPlaceholderData ? undefined : data);
  return null;
}
