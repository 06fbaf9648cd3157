import type { Features } from '#shared/plan/features.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { findDraft, updateDraft, type Saved } from './draft-repository.ts';
import { found, readable } from './found.ts';
import { isKeptAlready, otherRevision, type DefinitionSave } from './kept-definition.ts';
import { refuseTooManyQuestions } from './plan-limits.ts';
import { lockSurvey, saveName } from './survey-repository.ts';

/** Keeps a draft. A save that was answered before, its reply lost, is answered the same again. */
export async function keepDraft(
  tx: Queries,
  storeId: string,
  { baseRevision, saveId, definition }: DefinitionSave,
  features: Features,
): Promise<Saved> {
  const { surveyId } = definition;
  found(await lockSurvey(tx, storeId, surveyId));
  const draft = found(await findDraft(tx, storeId, surveyId));
  if (isKeptAlready(draft, { saveId })) return { revision: draft.revision, savedAt: draft.savedAt };
  if (draft.revision !== baseRevision) throw otherRevision(draft.revision);
  refuseTooManyQuestions(features, definition.questions.length, readable(draft.definition).questions.length);
  const saved = await updateDraft(tx, storeId, { saveId, definition });
  await saveName(tx, storeId, definition);
  return saved;
}
