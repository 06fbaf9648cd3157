import { useResults, useResultsChange } from '../../../answers/api/results.ts';

const SHARES = 'GET /surveys/{surveyId}/shares';

export const useShares = (surveyId: string) => useResults(SHARES, { surveyId });

/** The reply's address is shown once and not kept. */
export const useCreateShare = (surveyId: string) =>
  useResultsChange(surveyId, 'POST /surveys/{surveyId}/shares', SHARES);

/** The question stays open until the link is among the closed ones, which then take the focus. */
export const useEndShare = (surveyId: string) =>
  useResultsChange(surveyId, 'POST /surveys/{surveyId}/shares/{shareId}/end', SHARES);
