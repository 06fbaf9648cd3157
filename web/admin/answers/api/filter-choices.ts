import { useResults } from './results.ts';

/** Without `isAsking` it only reads what others loaded. */
export const useFilterChoices = (surveyId: string, isAsking = true) =>
  useResults(
    'GET /surveys/{surveyId}/analytics/filters',
    { surveyId },
    { enabled: isAsking && surveyId !== '', placeholderData: undefined },
  );
