import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { plainParameters, useResults } from './results.ts';

/** The call reads rows, which costs the server more than counters. */
const READ_EVERY_MS = 60_000;

/** The first screen is opened often, and who answers changes slowly. */
const KEPT_MS = 600_000;

interface Wanted {
  readonly isAllowed: boolean;
  /** Whether new answers are polled for. Otherwise a reply of the last minutes is enough. */
  readonly isWatched: boolean;
}

export const WHO_ANSWERED = 'GET /surveys/{surveyId}/analytics/who-answered';

/** Only the days of the query apply. */
export function useWhoAnswered(surveyId: string, query: AnalyticsQuery, { isAllowed, isWatched }: Wanted) {
  const { range } = plainParameters(query);
  return useResults(
    WHO_ANSWERED,
    { surveyId, ...(range !== undefined && { range }) },
    {
      enabled: isAllowed,
      refetchInterval: isWatched && READ_EVERY_MS,
      staleTime: isWatched ? READ_EVERY_MS : KEPT_MS,
    },
  );
}
