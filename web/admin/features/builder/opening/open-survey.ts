import { getSurvey, type SurveyDetails } from '#shared/api/surveys.ts';
import { newDefinition } from '#shared/survey/defaults.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { takeEarlySurvey } from './early-survey.ts';
import { BuilderSession } from '../state/builder-session.ts';
import { recoverEdits, rememberSession, sessionInHand } from '../state/open-session.ts';
import { FIRST_REVISION, surveyRemote } from '../state/remotes.ts';

interface OpenOptions {
  readonly call: BearerCall;
  readonly scope: string;
  readonly surveyId: string;
  readonly onRefusedEdit: (message: string) => void;
}

export interface OpenedSurvey {
  readonly session: BuilderSession;
  /** Null as long as the server has never heard of it. */
  readonly survey: SurveyDetails | null;
}

/** A survey with whatever of it is on its way to the server or was left on this device. */
export async function openSurvey({
  call,
  scope,
  surveyId,
  onRefusedEdit,
}: OpenOptions): Promise<OpenedSurvey> {
  const inHand = sessionInHand(scope);
  if (inHand) return { session: inHand, survey: await findSurvey(call, surveyId) };
  const recovered = await recoverEdits(scope);
  const survey = await findSurvey(call, surveyId);
  const creation = recovered?.kept.creation ?? null;
  if (survey === null && creation === null) throw new ApiError({ status: 404, data: undefined });
  const session = new BuilderSession({
    saved: survey ?? { revision: FIRST_REVISION, definition: newDefinition(surveyId) },
    remote: surveyRemote(call, surveyId, survey === null ? creation : null),
    scope,
    recovered,
    onRefusedEdit,
  });
  rememberSession(scope, session);
  return { session, survey };
}

async function findSurvey(call: BearerCall, surveyId: string): Promise<SurveyDetails | null> {
  try {
    return await (takeEarlySurvey(surveyId) ?? call(getSurvey, { surveyId }));
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return null;
    throw fault;
  }
}
