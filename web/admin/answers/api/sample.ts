import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey, plainParameters } from './analytics-key.ts';

/** The call reads rows, which costs the server more than counters. */
const READ_EVERY_MS = 60_000;

/** The first screen is opened often, and who answers changes slowly. */
const KEPT_MS = 600_000;

interface Wanted {
  readonly isAllowed: boolean;
  /** Whether new answers are polled for. Otherwise a reply of the last minutes is enough. */
  readonly isWatched: boolean;
}

/** Only the days of the query apply. */
export function useWhoAnswered(surveyId: string, query: AnalyticsQuery, { isAllowed, isWatched }: Wanted) {
  const { call } = useServices();
  const { range } = plainParameters(query);
  return useQuery({
    queryKey: analyticsKey(surveyId, 'who-answered', range),
    queryFn: ({ signal }) =>
      call(
        'GET /surveys/{surveyId}/analytics/who-answered',
        { surveyId, ...(range !== undefined && { range }) },
        signal,
      ),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
    refetchInterval: isWatched && READ_EVERY_MS,
    staleTime: isWatched ? READ_EVERY_MS : KEPT_MS,
  });
}
