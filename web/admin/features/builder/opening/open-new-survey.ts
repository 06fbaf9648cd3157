import { newDefinition } from '#shared/survey/edit/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { openDefinition, setSurveyId } from '#shared/survey/edit/editing-state.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { BuilderSession } from '../state/builder-session.ts';
import { rememberSession } from '../state/open-session.ts';
import { FIRST_REVISION, surveyDraftApi } from '../state/draft-api.ts';

interface OpenOptions {
  readonly call: BearerCall;
  readonly scope: string;
  readonly surveyId: string;
  /** Null when starting from scratch. */
  readonly templateId: string | null;
  readonly onFirstEdit: () => void;
  readonly onRefusedEdit: (message: string) => void;
  readonly saveDelayMs: number | undefined;
}

/** Opens a survey that the server creates with the first edit; before, it exists only on this page. */
export async function openNewSurvey(options: OpenOptions): Promise<BuilderSession> {
  const { call, scope, surveyId, templateId, onFirstEdit, onRefusedEdit, saveDelayMs } = options;
  const creation = { templateId };
  const session = new BuilderSession({
    saved: { revision: FIRST_REVISION, definition: await firstDefinition(call, surveyId, templateId) },
    remote: surveyDraftApi(call, surveyId, creation),
    scope,
    creation,
    onFirstEdit,
    onRefusedEdit,
    saveDelayMs,
  });
  rememberSession(scope, session);
  return session;
}

async function firstDefinition(
  call: BearerCall,
  surveyId: string,
  templateId: string | null,
): Promise<SurveyDefinition> {
  if (templateId === null) return newDefinition(surveyId);
  const { definition } = await call('GET /surveys/templates/{templateId}', { templateId });
  return setSurveyId(openDefinition(definition), surveyId).definition;
}
