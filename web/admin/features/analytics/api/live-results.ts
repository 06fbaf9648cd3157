import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type AnalyticsQuery, grainOf } from '#shared/analytics/query.ts';
import { analyticsKey } from './analytics-key.ts';

const COUNTED_EVERY_MS = 10_000;
/** Rows are read for these, which costs the server more. */
const READ_EVERY_MS = 60_000;

/** How often new answers are looked for while the page is in sight. */
export function liveEvery(query: AnalyticsQuery): number {
  return grainOf({ ...query, compare: 'none' }) === 'rows' ? READ_EVERY_MS : COUNTED_EVERY_MS;
}

/** Looked for by themselves, or the same however many answers come. */
const OF_THEIR_OWN: readonly unknown[] = ['survey', 'overview', 'questions'];

/**
 * Asks anew for everything else that is shown once the counts have changed. What is shown stays until then, so that
 * the page changes and never blinks.
 */
export function useFollowers(surveyId: string, counted: unknown): void {
  const queries = useQueryClient();
  const known = useRef(counted);
  useEffect(() => {
    const before = known.current;
    known.current = counted;
    if (before === undefined || counted === undefined || before === counted) return;
    void queries.invalidateQueries({
      queryKey: analyticsKey(surveyId),
      predicate: ({ queryKey }) => !OF_THEIR_OWN.includes(queryKey[2]),
    });
  }, [queries, surveyId, counted]);
}
