import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type AnalyticsQuery, grainOf } from '#shared/analytics/query.ts';
import { QUESTION_RESULTS, useQuestionResults } from './question-results.ts';
import { analyticsKey, plainParameters, useResults } from './results.ts';
import { WHO_ANSWERED } from './sample.ts';
import { VIEWED_SURVEY } from './viewed-survey.ts';

const COUNTED_EVERY_MS = 10_000;
/** Results with these filters are computed from the rows, which costs the server more. */
const READ_EVERY_MS = 60_000;

/** How often the open page polls for new answers. */
function pollInterval(query: AnalyticsQuery): number {
  return grainOf({ ...query, compare: 'none' }) === 'rows' ? READ_EVERY_MS : COUNTED_EVERY_MS;
}

const OVERVIEW = 'GET /surveys/{surveyId}/analytics/overview';

export const useOverview = (surveyId: string, query: AnalyticsQuery) =>
  useResults(OVERVIEW, { surveyId, ...plainParameters(query) }, { refetchInterval: pollInterval(query) });

/** Queries that poll by themselves or do not depend on new answers. */
const NOT_REFETCHED: readonly unknown[] = [
  ...[VIEWED_SURVEY, OVERVIEW, QUESTION_RESULTS, WHO_ANSWERED],
  // The table of responses says itself that there are new ones.
  ...['responses', 'response-tags'],
];

interface LiveResultsProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

/** Renders nothing; refetches all other shown results once the counts have changed. The old ones stay visible meanwhile. */
export function LiveResults({ surveyId, query }: LiveResultsProps) {
  const queries = useQueryClient();
  const { data, isPlaceholderData } = useQuestionResults(surveyId, query, { every: pollInterval(query) });
  const counted = isPlaceholderData ? undefined : data;
  const known = useRef(counted);
  useEffect(() => {
    const before = known.current;
    known.current = counted;
    if (before === undefined || counted === undefined || before === counted) return;
    void queries.invalidateQueries({
      queryKey: analyticsKey(surveyId),
      predicate: ({ queryKey }) => !NOT_REFETCHED.includes(queryKey[2]),
    });
  }, [queries, surveyId, counted]);
  return null;
}
