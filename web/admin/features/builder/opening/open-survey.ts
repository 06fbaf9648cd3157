import type { SurveyDetails } from '#shared/api/surveys.ts';
import { newDefinition } from '#shared/survey/edit/defaults.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { takePrefetchedSurvey } from './prefetched-survey.ts';
import { BuilderSession } from '../state/builder-session.ts';
import { recoverEdits, rememberSession, findUnfinishedSession } from '../state/open-session.ts';
import { FIRST_REVISION, surveyDraftApi } from '../state/draft-api.ts';

interface OpenOptions {
  readonly call: BearerCall;
  readonly scope: string;
  readonly surveyId: string;
  readonly onRefusedEdit: (message: string) => void;
  readonly saveDelayMs: number | undefined;
}

export interface OpenedSurvey {
  readonly session: BuilderSession;
  /** Null if the server does not have the survey yet. */
  readonly survey: SurveyDetails | null;
}

/** Opens a survey, including edits that are being saved, are still to come, or were left on this device. */
export async function openSurvey({
  call,
  scope,
  surveyId,
  onRefusedEdit,
  saveDelayMs,
}: OpenOptions): Promise<OpenedSurvey> {
  const unfinished = findUnfinishedSession(scope);
  if (unfinished) return { session: unfinished, survey: await findSurvey(call, surveyId) };
  const recovered = await recoverEdits(scope);
  const survey = await findSurvey(call, surveyId);
  const creation = recovered?.edits.creation ?? null;
  if (survey === null && creation === null) throw new ApiError({ status: 404, data: undefined });
  const session = new BuilderSession({
    saved: survey ?? { revision: FIRST_REVISION, definition: newDefinition(surveyId) },
    remote: surveyDraftApi(call, surveyId, survey === null ? creation : null),
    scope,
    recovered,
    onRefusedEdit,
    saveDelayMs,
  });
  rememberSession(scope, session);
  return { session, survey };
}

async function findSurvey(call: BearerCall, surveyId: string): Promise<SurveyDetails | null> {
  try {
    return await (takePrefetchedSurvey(surveyId) ?? call('GET /surveys/{surveyId}', { surveyId }));
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return null;
    throw fault;
  }
}
