import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { newId } from '../../../lib/new-id.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEYS_KEY } from '../../../lib/surveys-key.ts';

interface Outcome {
  readonly onDone: (copy: SurveyDetails) => void;
  readonly onFailed: (error: Error) => void;
}

/** A retry uses the same id, so that a lost reply does not create a second copy. */
export function useDuplicateSurvey(surveyId: string, { onDone, onFailed }: Outcome) {
  const { call } = useServices();
  const queries = useQueryClient();
  const copyId = useRef<string | null>(null);
  return useMutation({
    mutationFn: () =>
      call('POST /surveys/{surveyId}/duplicate', { surveyId, newSurveyId: (copyId.current ??= newId()) }),
    onSuccess: (copy) => {
      copyId.current = null;
      void queries.invalidateQueries({ queryKey: SURVEYS_KEY });
      onDone(copy);
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: SURVEYS_KEY });
      onFailed(error);
    },
  });
}
