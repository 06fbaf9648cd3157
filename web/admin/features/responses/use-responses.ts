import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { ResponsePage } from '#shared/api/analytics-responses.ts';
import type { ReadableResponse, ResponseMark } from '#shared/api/analytics-results.ts';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey, plainParameters } from '../../answers/api/results.ts';
import { INBOX } from '../../answers/api/inbox-key.ts';
import type { ListView } from './list-address.ts';
import { restartLoading } from '../../answers/list/restart-loading.ts';
import { usePendingChanges } from '../../answers/list/use-pending-changes.ts';
import type { ListedRow } from '../../answers/list/listed-row.ts';

const LIST = 'responses';
const ONE = 'response';
const TAGS = 'response-tags';

/** The list keeps its rows while new answers arrive: a row under the pointer must not move. */
export function useResponses(
  surveyId: string,
  query: AnalyticsQuery,
  { kind, sort, isStarred, tag, search }: Omit<ListView, 'columns' | 'open'> & { search: string },
) {
  const { call } = useServices();
  const star = isStarred ? ('starred' as const) : ('any' as const);
  const wanted = { ...plainParameters(query), kind, sort, star, tag, search };
  return useInfiniteQuery({
    queryKey: analyticsKey(surveyId, LIST, wanted),
    queryFn: ({ signal, pageParam: after }) =>
      call('GET /surveys/{surveyId}/responses', { surveyId, ...wanted, after }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Loading a long list anew takes a request per page, so a list that is left begins at its first page again.
    gcTime: 0,
  });
}

/** Loads one response, unless the list has it. */
export function useOneResponse(surveyId: string, responseId: string, listed: ReadableResponse | undefined) {
  const { call } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: analyticsKey(surveyId, ONE, responseId),
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/responses/{responseId}', { surveyId, responseId }, signal),
    enabled: listed === undefined,
  });
  const show = usePendingMarks(surveyId);
  return { data: listed ?? (data && show(data)), error, isFetching, refetch };
}

/** Loads the list anew from its first page. */
export function useListReset(surveyId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.resetQueries({ queryKey: analyticsKey(surveyId, LIST) });
}

export function useResponseTags(surveyId: string) {
  const { call } = useServices();
  return useQuery({
    queryKey: analyticsKey(surveyId, TAGS),
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/response-tags', { surveyId }, signal),
  });
}

/** Removes the responses from the lists at once and refetches every figure that counted them. */
export function useDeleteResponses(surveyId: string, onDeleted: (deleted: number) => void) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (responseIds: readonly string[]) =>
      call('POST /surveys/{surveyId}/selected-responses/deletion', {
        surveyId,
        responseIds: [...responseIds],
      }),
    onSuccess: ({ deleted }, responseIds) => {
      const gone = new Set(responseIds);
      changePages(queries, surveyId, (responses) =>
        responses.filter(({ responseId }) => !gone.has(responseId)),
      );
      restartLoading(queries, analyticsKey(surveyId, LIST));
      void queries.invalidateQueries({
        queryKey: analyticsKey(surveyId),
        predicate: ({ queryKey }) => queryKey[2] !== LIST,
      });
      onDeleted(deleted);
    },
    // Some of several may be gone.
    onError: () => void queries.invalidateQueries({ queryKey: analyticsKey(surveyId, LIST) }),
  });
}

export interface MarkChange {
  readonly isStarred?: boolean;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
}

interface Marked {
  readonly responses: readonly ListedRow[];
  readonly change: MarkChange;
}

const markKey = (surveyId: string) => analyticsKey(surveyId, 'marks');

/** Shows a response with the marks that are still being saved. */
export const usePendingMarks = (surveyId: string) =>
  usePendingChanges<ReadableResponse, Marked>(markKey(surveyId), withMarks);

function withMarks({ responses, change }: Marked): (response: ReadableResponse) => ReadableResponse {
  const changed = new Set(responses.map(({ responseId }) => responseId));
  return (response) =>
    changed.has(response.responseId) ? { ...response, mark: marked(response.mark, change) } : response;
}

/** Optimistic: `usePendingMarks` shows a change until it is saved or has failed. */
export function useMarks(surveyId: string, onFailed: (error: Error) => void) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: markKey(surveyId),
    // One request at a time, so that the last change wins.
    scope: { id: `marks ${surveyId}` },
    mutationFn: ({ responses, change: { isStarred, addTags = [], removeTags = [] } }: Marked) =>
      call('POST /surveys/{surveyId}/selected-responses/marks', {
        surveyId,
        responseIds: responses.map(({ responseId }) => responseId),
        isStarred: isStarred ?? null,
        addTags: [...addTags],
        removeTags: [...removeTags],
      }),
    onSuccess: (_, saved) => {
      keepMarks(queries, surveyId, withMarks(saved));
      restartLoading(queries, analyticsKey(surveyId, LIST));
    },
    onError: onFailed,
    onSettled: () => void queries.invalidateQueries({ queryKey: analyticsKey(surveyId, TAGS) }),
  });
}

export function useNote(surveyId: string, { responseId }: ListedRow) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `note ${responseId}` },
    mutationFn: (note: string) =>
      call('PUT /surveys/{surveyId}/responses/{responseId}/note', { surveyId, responseId, note }),
    onSuccess: (_, note) => {
      keepMarks(queries, surveyId, (response) =>
        response.responseId === responseId ? { ...response, mark: { ...response.mark, note } } : response,
      );
      restartLoading(queries, analyticsKey(surveyId, LIST));
      void queries.invalidateQueries({ queryKey: analyticsKey(surveyId, INBOX) });
    },
  });
}

function marked(mark: ResponseMark, { isStarred, addTags = [], removeTags = [] }: MarkChange): ResponseMark {
  const changed = new Set([...addTags, ...removeTags]);
  return {
    ...mark,
    isStarred: isStarred ?? mark.isStarred,
    tags: [...mark.tags.filter((tag) => !changed.has(tag)), ...addTags],
  };
}

/**
 * Writes saved marks into what was loaded before. A row that no longer matches a list's filter stays until the list is
 * loaded again.
 */
function keepMarks(
  queries: QueryClient,
  surveyId: string,
  withSaved: (response: ReadableResponse) => ReadableResponse,
): void {
  changePages(queries, surveyId, (responses) => responses.map(withSaved));
  queries.setQueriesData<ReadableResponse>(
    { queryKey: analyticsKey(surveyId, ONE) },
    (response) => response && withSaved(response),
  );
}

function changePages(
  queries: QueryClient,
  surveyId: string,
  change: (responses: ResponsePage['responses']) => ResponsePage['responses'],
): void {
  queries.setQueriesData<InfiniteData<ResponsePage>>(
    { queryKey: analyticsKey(surveyId, LIST) },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, responses: change(page.responses) })) },
  );
}
