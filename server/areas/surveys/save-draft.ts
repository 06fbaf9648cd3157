import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { type SavedDraft, findDraft, updateDraft } from './draft-repository.ts';
import { loadFeatures, refuseTooManyQuestions } from './plan-limits.ts';
import type { SurveyDeps } from './survey-deps.ts';
import type { Features } from '#shared/plan/features.ts';
import { picturesOf } from './definitions/pictures-of.ts';
import { claimPictures } from '#server/areas/images/claim-pictures.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { requireFound } from './require-found.ts';
import { upgradeDefinition } from './definitions/upgrade-definition.ts';
import { isSaveRepeated, revisionConflict, type DefinitionSave } from './definitions/stored-definition.ts';
import { lockSurvey, saveName } from './survey-repository.ts';

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

/** Saves a draft. Idempotent: a save that is repeated because its reply was lost gets the same reply. */
export async function storeDraft(
  tx: Queries,
  storeId: string,
  { baseRevision, saveId, definition }: DefinitionSave,
  features: Features,
): Promise<SavedDraft> {
  const { surveyId } = definition;
  requireFound(await lockSurvey(tx, storeId, surveyId));
  const draft = requireFound(await findDraft(tx, storeId, surveyId));
  if (isSaveRepeated(draft, { saveId })) return { revision: draft.revision, savedAt: draft.savedAt };
  if (draft.revision !== baseRevision) throw revisionConflict(draft.revision);
  refuseTooManyQuestions(
    features,
    definition.questions.length,
    upgradeDefinition(draft.definition).questions.length,
  );
  await claimPictures(tx, storeId, picturesOf(definition.questions));
  const saved = await updateDraft(tx, storeId, { saveId, definition });
  await saveName(tx, storeId, definition);
  return saved;
}
