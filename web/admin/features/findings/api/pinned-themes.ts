import { useResults } from '../../../answers/api/results.ts';

export const usePinnedThemes = (surveyId: string, meaningId: string) =>
  useResults(
    'GET /surveys/{surveyId}/analytics/questions/{meaningId}/pinned-themes',
    { surveyId, meaningId },
    { placeholderData: undefined },
  );
