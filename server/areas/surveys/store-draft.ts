import type { Features } from '#shared/plan/features.ts';
import { picturesOf } from './definitions/pictures-of.ts';
import { claimPictures } from '#server/areas/images/claim-pictures.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { findDraft, updateDraft, type SavedDraft } from './draft-repository.ts';
import { requireFound } from './require-found.ts';
import { upgradeDefinition } from './definitions/upgrade-definition.ts';
import { isSaveRepeated, revisionConflict, type DefinitionSave } from './definitions/stored-definition.ts';
import { refuseTooManyQuestions } from './plan-limits.ts';
import { lockSurvey, saveName } from './survey-repository.ts';

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
