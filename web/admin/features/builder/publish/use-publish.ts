import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publishSurvey, type MeaningChoice, type SurveyDetails } from '#shared/api/surveys.ts';
import { STORE_DETAILS_KEY } from '../../../lib/store/store-details.ts';
import { useServices } from '../../../lib/services.tsx';
import { useBuilder } from '../screen/builder-context.tsx';

/** The save failed, so that nothing was published; the save state shows the reason. */
export class NotSavedError extends Error {}

/** Saves unsaved edits, then publishes exactly that revision. */
export function usePublish(surveyId: string, onPublished: (survey: SurveyDetails) => void) {
  const { call } = useServices();
  const { session } = useBuilder();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (meanings: readonly MeaningChoice[]): Promise<SurveyDetails> => {
      await session.make();
      if (!(await session.flush())) {
        throw new NotSavedError(
          'Your last changes are not saved yet, so they cannot go live. Nothing was published.',
        );
      }
      const { revision } = session.saved;
      return call(publishSurvey, { surveyId, draftRevision: revision, meanings: [...meanings] });
    },
    onSuccess: (survey) => {
      session.settle(survey);
      onPublished(survey);
      // The store's details contain the number of published surveys.
      void queries.invalidateQueries({ queryKey: STORE_DETAILS_KEY });
    },
  });
}
