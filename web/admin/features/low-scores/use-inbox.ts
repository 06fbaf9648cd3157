import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { LowScoreFollowUp, LowScorePage, WholeLowScore } from '#shared/api/analytics-inbox.ts';
import { newId } from '../../lib/new-id.ts';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey } from '../../answers/api/results.ts';
import { restartLoading } from '../../answers/list/restart-loading.ts';
import { usePendingChanges } from '../../answers/list/use-pending-changes.ts';
import type { ListedRow } from '../../answers/list/listed-row.ts';
import type { InboxView } from './inbox-address.ts';
import { INBOX } from '../../answers/api/inbox-key.ts';

export type LowScore = LowScorePage['lowScores'][number];

const [LIST, SUMMARY, ONE] = ['list', 'summary', 'one'];

const key = (surveyId: string, ...rest: readonly unknown[]) => analyticsKey(surveyId, INBOX, ...rest);

/** The rows stay in place while others work: a row that no longer matches leaves when the list is loaded again. */
export function useLowScores(surveyId: string, { state, assigned, owner, due }: InboxView, search: string) {
  const { call } = useServices();
  const wanted = { state, assigned, owner, due, search };
  return useInfiniteQuery({
    queryKey: key(surveyId, LIST, wanted),
    queryFn: ({ signal, pageParam: after }) =>
      call('GET /surveys/{surveyId}/low-scores', { surveyId, ...wanted, after }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}

export function useInboxSummary(surveyId: string, { assigned, owner, due }: InboxView) {
  const { call } = useServices();
  const wanted = { assigned, owner, due };
  return useQuery({
    queryKey: key(surveyId, SUMMARY, wanted),
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/inbox', { surveyId, ...wanted }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useLowScore(surveyId: string, responseId: string) {
  const { call } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key(surveyId, ONE, responseId),
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/low-scores/{responseId}', { surveyId, responseId }, signal),
  });
  const show = usePendingFollowUps<WholeLowScore>(surveyId);
  return { data: data && show(data), error, isFetching, refetch };
}

/** Names of shoppers are not kept: they are asked for anew whenever a low score is opened. */
export function useShopper(surveyId: string, responseId: string, isAsked: boolean) {
  const { call } = useServices();
  return useQuery({
    queryKey: key(surveyId, 'shopper', responseId),
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/low-scores/{responseId}/shopper', { surveyId, responseId }, signal),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

export interface LowScoreChange {
  readonly lowScores: readonly ListedRow[];
  readonly change: Partial<LowScoreFollowUp>;
  readonly isMail?: boolean;
}

const changeKey = (surveyId: string) => key(surveyId, 'change');

/** Shows a low score with the changes that are still being saved. */
export const usePendingFollowUps = <Row extends FollowedUp>(surveyId: string): ((row: Row) => Row) =>
  usePendingChanges<Row, LowScoreChange>(changeKey(surveyId), withFollowUp);

type FollowedUp = Pick<LowScore, 'responseId' | 'followUp'>;

function withFollowUp({ lowScores, change }: LowScoreChange) {
  const changed = new Set(lowScores.map(({ responseId }) => responseId));
  return <Row extends FollowedUp>(row: Row): Row =>
    changed.has(row.responseId) ? { ...row, followUp: { ...row.followUp, ...change } } : row;
}

/** Optimistic: `usePendingFollowUps` shows a change until it is saved or has failed. */
export function useLowScoreChanges(
  surveyId: string,
  actor: string,
  {
    onSaved,
    onFailed,
  }: {
    onSaved: (changeId: string, change: LowScoreChange) => void;
    onFailed: (error: Error, change: LowScoreChange) => void;
  },
) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: changeKey(surveyId),
    // One request at a time, so that the last change wins.
    scope: { id: `low scores ${surveyId}` },
    mutationFn: async ({ lowScores, change, isMail = false }: LowScoreChange) => {
      const changeId = newId();
      const responseIds = lowScores.map(({ responseId }) => responseId);
      await call('POST /surveys/{surveyId}/low-scores/changes', {
        surveyId,
        changeId,
        actor,
        responseIds,
        change,
        isMail,
      });
      return changeId;
    },
    onSuccess: (changeId, change) => {
      keepFollowUps(queries, surveyId, change);
      restartLoading(queries, key(surveyId, LIST));
      onSaved(changeId, change);
    },
    onError: onFailed,
    onSettled: () => refresh(queries, surveyId, [SUMMARY, ONE]),
  });
}

export function useUndo(
  surveyId: string,
  actor: string,
  { onDone, onFailed }: { onDone: (kept: number) => void; onFailed: (error: Error) => void },
) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `low scores ${surveyId}` },
    mutationFn: (changeId: string) =>
      call('POST /surveys/{surveyId}/low-scores/changes/{changeId}/undo', { surveyId, changeId, actor }),
    onSuccess: ({ kept }) => onDone(kept),
    onError: onFailed,
    onSettled: () => refresh(queries, surveyId, [LIST, SUMMARY, ONE]),
  });
}

/** A repeated press after a failure asks for the same code, so that it never makes a second one. */
export function useDiscount(surveyId: string, responseId: string, actor: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: { readonly changeId: string; readonly percent: number; readonly days: number }) =>
      call('POST /surveys/{surveyId}/low-scores/{responseId}/discounts', {
        surveyId,
        responseId,
        actor,
        ...wish,
      }),
    onSettled: () => refresh(queries, surveyId, [SUMMARY, ONE]),
  });
}

function refresh(queries: QueryClient, surveyId: string, parts: readonly (string | undefined)[]): void {
  for (const part of parts) void queries.invalidateQueries({ queryKey: key(surveyId, part) });
}

/** Writes a saved change into what was loaded before. */
function keepFollowUps(queries: QueryClient, surveyId: string, change: LowScoreChange): void {
  const withSaved = withFollowUp(change);
  queries.setQueriesData<InfiniteData<LowScorePage>>(
    { queryKey: key(surveyId, LIST) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, lowScores: page.lowScores.map(withSaved) })),
      },
  );
  queries.setQueriesData<WholeLowScore>({ queryKey: key(surveyId, ONE) }, (one) => one && withSaved(one));
}
