import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { plainParameters, useResults } from './results.ts';

export const FINDINGS_CALL = 'GET /surveys/{surveyId}/analytics/findings';

/** Without `isAsking` it only reads what others loaded. */
export const useFindings = (surveyId: string, query: AnalyticsQuery, isAsking = true) =>
  useResults(
    FINDINGS_CALL,
    { surveyId, ...plainParameters({ ...query, period: null }) },
    { enabled: isAsking, refetchInterval: ({ state }) => state.data?.againInMs ?? false },
  );
