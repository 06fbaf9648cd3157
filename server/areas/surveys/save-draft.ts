import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { SavedDraft } from './draft-repository.ts';
import { storeDraft } from './store-draft.ts';
import { loadFeatures } from './plan-limits.ts';
import type { SurveyDeps } from './survey-deps.ts';

export async function saveDraft(
  deps: Pick<SurveyDeps, 'database' | 'billing'>,
  { storeId }: Session,
  { surveyId, ...save }: InputOf<typeof api.saveDraft>,
): Promise<SavedDraft> {
  if (save.definition.surveyId !== surveyId) {
    const fields = { 'definition.surveyId': 'This is the definition of another survey.' };
    throw new AppError('INVALID_INPUT', undefined, { fields });
  }
  const features = await loadFeatures(deps, storeId);
  return deps.database.transaction((tx) => storeDraft(tx, storeId, save, features));
}
