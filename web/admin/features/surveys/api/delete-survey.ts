import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteSurvey, getSurveyBelongings, type SurveyBelongings } from '#shared/api/surveys.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEY_PAGES_KEY, SURVEYS_KEY, type SurveyPage } from './list-surveys.ts';

/** What would be lost with a survey; counted anew each time it is asked. */
export function useSurveyBelongings(surveyId: string) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['survey-belongings', surveyId],
    queryFn: ({ signal }) => call(getSurveyBelongings, { surveyId }, signal),
    gcTime: 0,
  });
}

export function useDeleteSurvey(surveyId: string, onDeleted: (lost: SurveyBelongings) => void) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteSurvey, { surveyId }),
    onSuccess: ({ lost }) => {
      queries.setQueriesData<SurveyPage>({ queryKey: SURVEY_PAGES_KEY }, (page) => without(page, surveyId));
      void queries.invalidateQueries({ queryKey: SURVEYS_KEY });
      onDeleted(lost);
    },
  });
}

function without(page: SurveyPage | undefined, surveyId: string) {
  return page && { ...page, surveys: page.surveys.filter((survey) => survey.surveyId !== surveyId) };
}
