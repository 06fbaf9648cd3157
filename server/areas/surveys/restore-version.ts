import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { describeSurvey } from './describe-survey.ts';
import { getVersion } from './get-version.ts';
import { storeDraft } from './store-draft.ts';
import { loadFeatures } from './plan-limits.ts';
import type { SurveyDeps } from './survey-deps.ts';

/** Restores a version as a save of the draft, so the same conflict checks apply and it can be undone. */
export async function restoreVersion(
  deps: Pick<SurveyDeps, 'database' | 'billing'>,
  session: Session,
  input: InputOf<typeof api.restoreVersion>,
): Promise<api.SurveyDetails> {
  const { storeId } = session;
  const { definition } = await getVersion(deps, session, input);
  const features = await loadFeatures(deps, storeId);
  return deps.database.transaction(async (tx) => {
    await storeDraft(tx, storeId, { ...input, definition }, features);
    return describeSurvey(tx, storeId, input.surveyId);
  });
}
