import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import {
  changeFollowUp,
  type DetractorPage,
  type FollowUp,
  type FollowUpState,
  listDetractors,
} from '#shared/api/analytics-insights.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey, plainParameters } from '../api/analytics-key.ts';

export type Detractor = DetractorPage['detractors'][number];
export type FollowUpChange = Omit<FollowUp, 'changedAt'>;

const NAME = 'detractors';

export function useDetractors(
  surveyId: string,
  query: AnalyticsQuery,
  { states, search }: { states: readonly FollowUpState[]; search: string },
) {
  const { call } = useServices();
  const parameters = plainParameters(query);
  return useInfiniteQuery({
    queryKey: analyticsKey(surveyId, NAME, parameters, states, search),
    queryFn: ({ signal, pageParam: after }) =>
      call(listDetractors, { surveyId, ...parameters, states: [...states], search, after }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Optimistic: if saving fails, the server's last state is shown again and the typed text stays in its field. */
export function useFollowUp(surveyId: string, { responseId, followUp }: Detractor) {
  const { call } = useServices();
  const queries = useQueryClient();
  const show = (shown: FollowUp): void => showFollowUp(queries, surveyId, responseId, shown);
  return useMutation({
    // One request at a time, so that the last change wins.
    scope: { id: `follow-up ${responseId}` },
    mutationFn: (change: FollowUpChange) => call(changeFollowUp, { surveyId, responseId, ...change }),
    onMutate: (change) => {
      show({ ...followUp, ...change });
      return followUp;
    },
    onSuccess: show,
    onError: (_, __, before) => show(before ?? followUp),
  });
}

/**
 * Updates every list that contains it. A row that no longer matches a list's filter stays until the list is
 * refetched.
 */
function showFollowUp(queries: QueryClient, surveyId: string, responseId: string, followUp: FollowUp): void {
  const changed = (page: DetractorPage): DetractorPage => ({
    ...page,
    detractors: page.detractors.map((each) =>
      each.responseId === responseId ? { ...each, followUp } : each,
    ),
  });
  queries.setQueriesData<InfiniteData<DetractorPage>>(
    { queryKey: analyticsKey(surveyId, NAME) },
    (list) => list && { ...list, pages: list.pages.map(changed) },
  );
}
