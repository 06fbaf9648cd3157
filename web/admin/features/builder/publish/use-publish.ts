import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MeaningChoice, SurveyDetails } from '#shared/api/surveys.ts';
import { withoutTrailingBlanks } from '#shared/survey/flow/unfinished-parts.ts';
import { isPlanLimit } from '../../../lib/api/api-error.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { useUpgrade } from '../../../lib/billing/upgrade.tsx';
import { FEATURE_OF, isAllowed } from '#shared/plan/gates.ts';
import { STORE_DETAILS_KEY } from '../../../lib/store/store-details.ts';
import { standingKey } from '../../../lib/surveys/survey-standing.ts';
import { useServices } from '../../../lib/services.tsx';
import { useBuilder } from '../screen/builder-context.tsx';

/** The save failed, so that nothing was published; the save state shows the reason. */
export class NotSavedError extends Error {}

/**
 * Waits for pictures that are being uploaded, saves unsaved edits, and publishes exactly that revision. At the plan's limit,
 * the upgrade dialog opens.
 */
export function usePublish(
  surveyId: string,
  onPublished: (survey: SurveyDetails) => void,
  onLimit: () => void,
) {
  const { call } = useServices();
  const { session } = useBuilder();
  const { open: askToUpgrade } = useUpgrade();
  const features = useBillingCustomer().data?.features ?? {};
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (meanings: readonly MeaningChoice[]): Promise<SurveyDetails> => {
      // The merchant publishes the survey with the picture that is being uploaded.
      await session.expectedEdits();
      session.edit((state) => {
        const definition = withoutTrailingBlanks(state.definition);
        return definition === state.definition ? state : { ...state, definition };
      });
      await session.make();
      if (!(await session.flush())) {
        throw new NotSavedError(
          'Your last changes are not saved yet, so they cannot go live. Nothing was published.',
        );
      }
      const { revision } = session.saved;
      const { definition: sent } = session.getState();
      const survey = await call('POST /surveys/{surveyId}/publish', {
        surveyId,
        draftRevision: revision,
        meanings: [...meanings],
      });
      session.settle(survey, sent);
      return survey;
    },
    onError: (error) => {
      if (!isPlanLimit(error)) return;
      onLimit();
      const questionCount = session.getState().definition.questions.length;
      const fits = isAllowed(features, { type: 'save_questions', questionCount });
      askToUpgrade(FEATURE_OF[fits ? 'publish' : 'save_questions']);
    },
    onSuccess: (survey) => {
      onPublished(survey);
      // The store's details contain the number of published surveys.
      void queries.invalidateQueries({ queryKey: STORE_DETAILS_KEY });
      void queries.invalidateQueries({ queryKey: standingKey(surveyId) });
    },
  });
}
