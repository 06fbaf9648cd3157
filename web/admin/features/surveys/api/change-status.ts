import type { RequestTo } from '#shared/api/contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SurveySummary } from '#shared/api/surveys.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEYS_KEY } from '../../../lib/surveys-key.ts';
import { SURVEY_PAGES_KEY, type SurveyPage } from './list-surveys.ts';

export type StatusAction = RequestTo<'POST /surveys/{surveyId}/status'>['action'];

export interface StatusChange {
  readonly action: StatusAction;
  /** The survey's status before the change. */
  readonly from: SurveyStatus;
}

export const STATUS_AFTER: Record<StatusAction, SurveyStatus> = {
  pause: 'paused',
  resume: 'live',
  close: 'closed',
  reopen: 'live',
  undo_close: 'paused',
};

interface Outcome {
  readonly onDone: (change: StatusChange) => void;
  readonly onFailed: (error: Error, change: StatusChange) => void;
}

/** Optimistic: reverted if the server refuses. The outcome is shown even if the row has unmounted. */
export function useChangeStatus(surveyId: string, { onDone, onFailed }: Outcome) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ action }: StatusChange) => call('POST /surveys/{surveyId}/status', { surveyId, action }),
    onMutate: async ({ action }) => {
      await queries.cancelQueries({ queryKey: SURVEY_PAGES_KEY });
      const before = queries.getQueriesData<SurveyPage>({ queryKey: SURVEY_PAGES_KEY });
      const status = STATUS_AFTER[action];
      queries.setQueriesData<SurveyPage>({ queryKey: SURVEY_PAGES_KEY }, (page) =>
        withStatus(page, surveyId, status),
      );
      return before;
    },
    onSuccess: (_details, change) => onDone(change),
    onError: (error, change, before) => {
      for (const [key, page] of before ?? []) queries.setQueryData(key, page);
      onFailed(error, change);
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
