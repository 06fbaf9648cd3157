import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { describeSurvey } from './describe-survey.ts';
import { getVersion } from './get-version.ts';
import { keepDraft } from './keep-draft.ts';
import { loadFeatures } from './plan-limits.ts';
import type { SurveyDeps } from './survey-deps.ts';

/** A version comes back as a save like any other: it can be overtaken, repeated, and gone back on. */
export async function restoreVersion(
  deps: Pick<SurveyDeps, 'database' | 'billing'>,
  session: Session,
  input: InputOf<typeof api.restoreVersion>,
): Promise<api.SurveyDetails> {
  const { storeId } = session;
  const { definition } = await getVersion(deps, session, input);
  const features = await loadFeatures(deps, storeId);
  return deps.database.transaction(async (tx) => {
    await keepDraft(tx, storeId, { ...input, definition }, features);
    return describeSurvey(tx, storeId, input.surveyId);
  });
}
