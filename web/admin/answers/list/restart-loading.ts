import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads a list again if one of its pages is being loaded. That page was requested before a change was saved and would
 * replace the change by the old values. Call it after a saved change was written into the list.
 */
export function restartLoading(queries: QueryClient, queryKey: QueryKey): void {
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
}
