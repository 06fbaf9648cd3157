import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Call it after a saved change was written into a list. A page that was asked for before the change brings the list
 * back as it was, so it is asked for again.
 */
export function restartLoading(queries: QueryClient, queryKey: QueryKey): void {
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
}
