import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SurveySummary } from '#shared/api/surveys.ts';
import { newId } from '../../../lib/new-id.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEYS_KEY } from '../../../lib/surveys-key.ts';
import { wasDeleted } from './was-deleted.ts';

export type BulkAction = 'pause' | 'resume' | 'duplicate' | 'delete';

export interface BulkRequest {
  readonly action: BulkAction;
  readonly surveys: readonly SurveySummary[];
}

export interface BulkResult extends BulkRequest {
  readonly done: readonly SurveySummary[];
  readonly failed: readonly { readonly survey: SurveySummary; readonly error: Error }[];
  /** Responses that were deleted with the surveys. */
  readonly lostResponses: number;
}

/** Does the same with several surveys, one after the other. What fails does not stop the rest. */
export function useChangeMany() {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: BulkRequest) => changeEach(call, request),
    onSettled: () => queries.invalidateQueries({ queryKey: SURVEYS_KEY }),
  });
}

async function changeEach(call: BearerCall, request: BulkRequest): Promise<BulkResult> {
  const done: SurveySummary[] = [];
  const failed: { survey: SurveySummary; error: Error }[] = [];
  let lostResponses = 0;
  for (const survey of request.surveys) {
    try {
      lostResponses += await change(call, request.action, survey.surveyId);
      done.push(survey);
    } catch (error) {
      failed.push({ survey, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }
  return { ...request, done, failed, lostResponses };
}

/** Returns how many responses were deleted. */
async function change(call: BearerCall, action: BulkAction, surveyId: string): Promise<number> {
  if (action === 'delete') return deleted(call, surveyId);
  if (action === 'duplicate')
    await call('POST /surveys/{surveyId}/duplicate', { surveyId, newSurveyId: newId() });
  else await call('POST /surveys/{surveyId}/status', { surveyId, action });
  return 0;
}

/** A survey that another tab deleted counts as deleted. */
async function deleted(call: BearerCall, surveyId: string): Promise<number> {
  try {
    return (await call('DELETE /surveys/{surveyId}', { surveyId })).lost.responses;
  } catch (error) {
    if (wasDeleted(error)) return 0;
    throw error;
  }
}
