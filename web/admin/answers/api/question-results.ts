import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { plainParameters, useResults } from './results.ts';

/** Components that mount one after the other share one request. */
const FRESH_MS = 5_000;

interface Asking {
  /** One component may poll. */
  readonly every?: number | false;
  /** Otherwise it only reads what others loaded. */
  readonly isAsking?: boolean;
}

export const QUESTION_RESULTS = 'GET /surveys/{surveyId}/analytics/questions';

export const useQuestionResults = (
  surveyId: string,
  query: AnalyticsQuery,
  { every = false, isAsking = true }: Asking = {},
) =>
  useResults(
    QUESTION_RESULTS,
    { surveyId, ...plainParameters(query) },
    { refetchInterval: every, enabled: isAsking, staleTime: FRESH_MS },
  );
