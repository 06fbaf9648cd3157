import { RESPONSE_SORTS, type ResponseSort } from '#shared/api/values.ts';
import { useAddressView } from '../../answers/list/use-address-view.ts';

export type ResponseKind = 'real' | 'test';

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

const writeView = ({ kind, sort, isStarred, tag, columns, open }: ListView) => ({
  kind: kind === 'test' ? kind : null,
  sort: sort === FIRST_SORT ? null : sort,
  star: isStarred ? 'starred' : null,
  tag,
  columns: columns?.join() ?? null,
  response: open,
});

export const useListView = () => useAddressView(readView, writeView);
