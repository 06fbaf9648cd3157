import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RESPONSE_SORTS, type ResponseSort } from '#shared/api/values.ts';

export type ResponseKind = 'real' | 'test';

/** How the list is shown, from the address, so that a reload or a shared link shows the same. */
export interface ListView {
  readonly kind: ResponseKind;
  readonly sort: ResponseSort;
  readonly isStarred: boolean;
  /** Empty for any tag. */
  readonly tag: string;
  /** Column ids; null for the default ones. */
  readonly columns: readonly string[] | null;
  /** The response in the side panel. */
  readonly open: string | null;
}

export const FIRST_SORT: ResponseSort = '-saved';

function readView(parameters: URLSearchParams): ListView {
  return {
    kind: parameters.get('kind') === 'test' ? 'test' : 'real',
    sort: RESPONSE_SORTS.find((sort) => sort === parameters.get('sort')) ?? FIRST_SORT,
    isStarred: parameters.get('star') === 'starred',
    tag: parameters.get('tag') ?? '',
    columns: parameters.get('columns')?.split(',') ?? null,
    open: parameters.get('response'),
  };
}

function writeView(before: URLSearchParams, change: Partial<ListView>): URLSearchParams {
  const after = new URLSearchParams(before);
  const { kind, sort, isStarred, tag, columns, open } = { ...readView(before), ...change };
  const written = {
    kind: kind === 'test' && kind,
    sort: sort !== FIRST_SORT && sort,
    star: isStarred && 'starred',
    tag,
    columns: columns?.join(),
    response: open,
  };
  for (const [name, value] of Object.entries(written)) {
    if (typeof value === 'string' && value !== '') after.set(name, value);
    else after.delete(name);
  }
  return after;
}

export function useListView(): readonly [ListView, (change: Partial<ListView>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const change = useCallback(
    (wanted: Partial<ListView>) =>
      setParameters((before) => writeView(before, wanted), { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  return [view, change];
}
