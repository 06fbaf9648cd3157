import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { deleteResponse, listResponses, type ResponsePage } from '#shared/api/analytics-responses.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from '../api/analytics-key.ts';

export type ResponseKind = 'real' | 'test';

const NAME = 'responses';

export function useResponses(
  surveyId: string,
  query: AnalyticsQuery,
  { kind, search }: { kind: ResponseKind; search: string },
) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useInfiniteQuery({
    queryKey: analyticsKey(surveyId, NAME, parameters, kind, search),
    queryFn: ({ signal, pageParam: after }) =>
      call(listResponses, { surveyId, ...parameters, kind, search, after }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Removes the response from the lists at once and refetches every figure that counted it. */
export function useDeleteResponse(surveyId: string, onDeleted: () => void) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (responseId: string) => call(deleteResponse, { surveyId, responseId }),
    onSuccess: (_, responseId) => {
      queries.setQueriesData<InfiniteData<ResponsePage>>(
        { queryKey: analyticsKey(surveyId, NAME) },
        (list) => list && { ...list, pages: list.pages.map((page) => without(page, responseId)) },
      );
      void queries.invalidateQueries({
        queryKey: analyticsKey(surveyId),
        predicate: ({ queryKey }) => queryKey[2] !== NAME,
      });
      onDeleted();
    },
  });
}

function without(page: ResponsePage, responseId: string): ResponsePage {
  return { ...page, responses: page.responses.filter((each) => each.responseId !== responseId) };
}
