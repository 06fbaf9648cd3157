import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type AnalyticsQuery, grainOf } from '#shared/analytics/query.ts';
import { analyticsKey } from './analytics-key.ts';

const COUNTED_EVERY_MS = 10_000;
/** Results with these filters are computed from the rows, which costs the server more. */
const READ_EVERY_MS = 60_000;

/** How often the open page polls for new answers. */
export function pollInterval(query: AnalyticsQuery): number {
  return grainOf({ ...query, compare: 'none' }) === 'rows' ? READ_EVERY_MS : COUNTED_EVERY_MS;
}

/** Queries that poll by themselves or do not depend on new answers. */
const NOT_REFETCHED: readonly unknown[] = [
  ...['survey', 'overview', 'questions', 'who-answered'],
  // The table of responses says itself that there are new ones.
  ...['responses', 'response-tags'],
];

/** Refetches all other shown results once the counts have changed. The old results stay visible meanwhile. */
export function useLiveRefetch(surveyId: string, counted: unknown): void {
  const queries = useQueryClient();
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
}
