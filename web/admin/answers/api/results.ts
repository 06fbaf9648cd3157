import {
  keepPreviousData,
  type QueryObserverOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { queryToParameters } from '#shared/analytics/query-codec.ts';
import type { DeepReadonly } from '#shared/deep-readonly.ts';
import type { Calls, ReplyTo, RequestTo } from '#shared/api/contract.ts';
import { useServices } from '../../lib/services.tsx';

/** The keys of all queries about a survey's results start with `analyticsKey(surveyId)`, and go on with the call. */
export function analyticsKey(surveyId: string, ...rest: readonly unknown[]) {
  return ['analytics', surveyId, ...rest] as const;
}

/** The query parameters of a call, without `compare`, which has a call of its own. */
export function plainParameters(query: AnalyticsQuery): Record<string, string> {
  return queryToParameters({ ...query, compare: 'none' });
}

export type ResultsCall = Extract<keyof Calls, `GET /surveys/{surveyId}${string}`>;

type Options<At extends ResultsCall> = Pick<
  QueryObserverOptions<ReplyTo<At>>,
  | 'enabled'
  | 'gcTime'
  | 'placeholderData'
  | 'refetchInterval'
  | 'refetchOnWindowFocus'
  | 'retry'
  | 'staleTime'
>;

/** One call about a survey. Keeps the previous reply until that to a changed input has loaded. */
export function useResults<At extends ResultsCall>(
  address: At,
  input: RequestTo<At> & { readonly surveyId: string },
  options: Options<At> = {},
) {
  const { call } = useServices();
  return useQuery<ReplyTo<At>>({
    queryKey: analyticsKey(input.surveyId, address, input),
    queryFn: ({ signal }) => call(address, input, signal),
    placeholderData: keepPreviousData,
    ...options,
  });
}

type PagedCall = {
  [At in ResultsCall]: ReplyTo<At> extends { readonly next: string | null } ? At : never;
}[ResultsCall];

/** A list that is loaded page by page. */
export function usePagedResults<At extends PagedCall>(
  address: At,
  input: Omit<RequestTo<At>, 'after'> & { readonly surveyId: string },
) {
  const { call } = useServices();
  return useInfiniteQuery({
    queryKey: analyticsKey(input.surveyId, address, input),
    queryFn: ({ signal, pageParam: after }) => call(address, { ...input, after } as RequestTo<At>, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

type Change = Extract<keyof Calls, `${'POST' | 'PUT' | 'DELETE'} /surveys/{surveyId}/${string}`>;

/**
 * A change of what belongs to a survey's results. It is pending until the call that it changes is read again. Without
 * such a call, all results are read again in the background.
 */
export function useResultsChange<At extends Change>(surveyId: string, address: At, changed?: keyof Calls) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: DeepReadonly<Omit<RequestTo<At>, 'surveyId'>>) =>
      call(address, Object.assign({ surveyId }, input) as RequestTo<At>),
    onSettled: async () => {
      const refreshed = queries.invalidateQueries({
        queryKey: analyticsKey(surveyId, ...(changed === undefined ? [] : [changed])),
      });
      if (changed !== undefined) await refreshed;
    },
  });
}
