import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** Says what a draft changes. */
export type DraftName = 'look' | 'retention' | `delivery of ${string}`;

const DRAFTS = 'draft';
const keyOf = (name: DraftName) => [DRAFTS, name] as const;

/** Calculates the new draft from the current one. */
export type UpdateDraft<T> = (change: (now: T | null) => T | null) => void;

/**
 * Unsaved changes, or null. They outlive their screen until the page is closed, and the browser asks before that. A
 * draft that changes nothing is forgotten.
 */
export function useDraft<T extends object>(
  name: DraftName,
  isChange: (draft: T) => boolean,
): readonly [draft: T | null, update: UpdateDraft<T>] {
  const queries = useQueryClient();
  // The cache notifies at once. An observer of the query is notified a moment later, and until then a field would show its
  // old value.
  const subscribe = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(changed),
    [queries],
  );
  const draft = useSyncExternalStore(subscribe, () => queries.getQueryData<T | null>(keyOf(name)) ?? null);
  const update = useCallback<UpdateDraft<T>>(
    (change) => {
      queries.setQueryDefaults([DRAFTS], { gcTime: Infinity });
      queries.setQueryData<T | null>(keyOf(name), (now) => change(now ?? null));
      askBeforeClosing(queries);
    },
    [queries, name],
  );
  const isForgotten = draft !== null && !isChange(draft);
  useEffect(() => {
    if (isForgotten) update(() => null);
  }, [isForgotten, update]);
  return [draft, update];
}

export function hasDraft(queries: QueryClient, name: DraftName): boolean {
  return (queries.getQueryData(keyOf(name)) ?? null) !== null;
}

const asking = new WeakSet<QueryClient>();

/** The browser asks before it closes a page with drafts, also after their screen was left. */
function askBeforeClosing(queries: QueryClient): void {
  if (asking.has(queries)) return;
  asking.add(queries);
  window.addEventListener('beforeunload', (event) => {
    const drafts = queries.getQueriesData({ queryKey: [DRAFTS] });
    if (drafts.some(([, draft]) => (draft ?? null) !== null)) event.preventDefault();
  });
}
