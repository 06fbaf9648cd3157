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

/**
 * Shown as saved at once. If it could not be, what the server last had is shown again; what was typed stays where it
 * was typed.
 */
export function useFollowUp(surveyId: string, { responseId, followUp }: Detractor) {
  const { call } = useServices();
  const queries = useQueryClient();
  const show = (shown: FollowUp): void => showFollowUp(queries, surveyId, responseId, shown);
  return useMutation({
    // One after the other, so that the last word is the last one said.
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

/** In every list that has it. It stays in sight until the list is asked for anew, whatever states that shows. */
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
