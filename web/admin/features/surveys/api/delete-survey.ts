import type { ReplyTo } from '#shared/api/contract.ts';
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SurveyBelongings } from '#shared/api/surveys.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEYS_KEY } from '../../../lib/surveys-key.ts';
import { SURVEY_PAGES_KEY, type SurveyPage } from './list-surveys.ts';
import { wasDeleted } from './was-deleted.ts';

/** What deleting the survey would remove; fetched again each time. */
export function useSurveyBelongings(surveyId: string) {
  const { call } = useServices();
  return useQuery(belongingsQuery(call, surveyId));
}

/** What deleting these surveys would remove together; undefined until it is counted. */
export function useSharedBelongings(surveyIds: readonly string[]) {
  const { call } = useServices();
  return useQueries({
    queries: surveyIds.map((surveyId) => belongingsQuery(call, surveyId)),
    combine: (counts) => {
      const waiting = counts.filter(({ data, error }) => !data && !wasDeleted(error));
      const data = counts.flatMap((count) => count.data ?? []);
      return {
        total: waiting.length === 0 ? sumOf(data) : undefined,
        isError: waiting.some(({ isError }) => isError),
        retry: () => waiting.forEach(({ refetch }) => void refetch()),
      };
    },
  });
}

function belongingsQuery(call: BearerCall, surveyId: string) {
  return queryOptions({
    queryKey: ['survey-belongings', surveyId],
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/belongings', { surveyId }, signal),
    gcTime: 0,
  });
}

function sumOf(all: readonly SurveyBelongings[]): SurveyBelongings {
  return all.reduce(
    (sum, each) => ({
      responses: sum.responses + each.responses,
      completes: sum.completes + each.completes,
      texts: sum.texts + each.texts,
      versions: sum.versions + each.versions,
    }),
    NOTHING.lost,
  );
}

export function useDeleteSurvey(
  surveyId: string,
  onDeleted: (lost: SurveyBelongings, isUnfinished: boolean) => void,
) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /surveys/{surveyId}', { surveyId }).catch(isAlreadyDeleted),
    onSuccess: ({ lost, isUnfinished }) => {
      queries.setQueriesData<SurveyPage>({ queryKey: SURVEY_PAGES_KEY }, (page) => without(page, surveyId));
      void queries.invalidateQueries({ queryKey: SURVEYS_KEY });
      onDeleted(lost, isUnfinished);
    },
    // Without a reply it may be deleted.
    onError: () => void queries.invalidateQueries({ queryKey: SURVEYS_KEY }),
  });
}

type Deleted = ReplyTo<'DELETE /surveys/{surveyId}'>;

const NOTHING: Deleted = {
  lost: { responses: 0, completes: 0, texts: 0, versions: 0 },
  isUnfinished: false,
};

/** A survey that another tab deleted counts as deleted. */
function isAlreadyDeleted(error: unknown): Deleted {
  if (wasDeleted(error)) return NOTHING;
  throw error;
}

function without(page: SurveyPage | undefined, surveyId: string) {
  return page && { ...page, surveys: page.surveys.filter((survey) => survey.surveyId !== surveyId) };
}
