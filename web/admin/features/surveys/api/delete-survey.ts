import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#shared/api/endpoint.ts';
import { deleteSurvey, getSurveyBelongings, type SurveyBelongings } from '#shared/api/surveys.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEY_PAGES_KEY, SURVEYS_KEY, type SurveyPage } from './list-surveys.ts';

/** What deleting the survey would remove; fetched again each time. */
export function useSurveyBelongings(surveyId: string) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['survey-belongings', surveyId],
    queryFn: ({ signal }) => call(getSurveyBelongings, { surveyId }, signal),
    gcTime: 0,
  });
}

export function useDeleteSurvey(
  surveyId: string,
  onDeleted: (lost: SurveyBelongings, isUnfinished: boolean) => void,
) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteSurvey, { surveyId }).catch(isAlreadyDeleted),
    onSuccess: ({ lost, isUnfinished }) => {
      queries.setQueriesData<SurveyPage>({ queryKey: SURVEY_PAGES_KEY }, (page) => without(page, surveyId));
      void queries.invalidateQueries({ queryKey: SURVEYS_KEY });
      onDeleted(lost, isUnfinished);
    },
  });
}

type Deleted = OutputOf<typeof deleteSurvey>;

const NOTHING: Deleted = {
  lost: { responses: 0, completes: 0, texts: 0, versions: 0 },
  isUnfinished: false,
};

/** A survey that another tab deleted counts as deleted. */
function isAlreadyDeleted(error: unknown): Deleted {
  if (wasDeleted(error)) return NOTHING;
  throw error;
}

export function wasDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}

function without(page: SurveyPage | undefined, surveyId: string) {
  return page && { ...page, surveys: page.surveys.filter((survey) => survey.surveyId !== surveyId) };
}
