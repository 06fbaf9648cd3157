import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#shared/api/endpoint.ts';
import { changeSurveyStatus, type SurveySummary } from '#shared/api/surveys.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEY_PAGES_KEY, SURVEYS_KEY, type SurveyPage } from './list-surveys.ts';

export type StatusAction = RequestOf<typeof changeSurveyStatus>['action'];

const STATUS_AFTER: Record<StatusAction, SurveyStatus> = {
  pause: 'paused',
  resume: 'live',
  close: 'closed',
  reopen: 'live',
};

interface Outcome {
  readonly onDone: (action: StatusAction) => void;
  readonly onFailed: (error: Error, action: StatusAction) => void;
}

/** Optimistic: reverted if the server refuses. The outcome is shown even if the row has unmounted. */
export function useChangeStatus(surveyId: string, { onDone, onFailed }: Outcome) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (action: StatusAction) => call(changeSurveyStatus, { surveyId, action }),
    onMutate: async (action) => {
      await queries.cancelQueries({ queryKey: SURVEY_PAGES_KEY });
      const before = queries.getQueriesData<SurveyPage>({ queryKey: SURVEY_PAGES_KEY });
      const status = STATUS_AFTER[action];
      queries.setQueriesData<SurveyPage>({ queryKey: SURVEY_PAGES_KEY }, (page) =>
        withStatus(page, surveyId, status),
      );
      return before;
    },
    onSuccess: (_details, action) => onDone(action),
    onError: (error, action, before) => {
      for (const [key, page] of before ?? []) queries.setQueryData(key, page);
      onFailed(error, action);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: SURVEYS_KEY }),
  });
}

function changed(survey: SurveySummary, status: SurveyStatus): SurveySummary {
  return { ...survey, status, standing: { ...survey.standing, status, isPausedByPlan: false } };
}

function withStatus(page: SurveyPage | undefined, surveyId: string, status: SurveyStatus) {
  return (
    page && {
      ...page,
      surveys: page.surveys.map((survey) =>
        survey.surveyId === surveyId ? changed(survey, status) : survey,
      ),
    }
  );
}
