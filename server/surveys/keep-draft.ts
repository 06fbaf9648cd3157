import { AppError } from '#shared/errors.ts';
import type { Features } from '#shared/plan/features.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '../database/database.ts';
import { findDraft, updateDraft, type Saved } from './draft-repository.ts';
import { found, readable } from './found.ts';
import { refuseTooManyQuestions } from './plan-limits.ts';
import { lockSurvey, saveName } from './survey-repository.ts';

export interface DraftSave {
  readonly baseRevision: number;
  readonly saveId: string;
  readonly definition: SurveyDefinition;
}

/** Keeps a draft. A save that was answered before, its reply lost, is answered the same again. */
export async function keepDraft(
  tx: Queries,
  storeId: string,
  { baseRevision, saveId, definition }: DraftSave,
  features: Features,
): Promise<Saved> {
  const { surveyId } = definition;
  found(await lockSurvey(tx, storeId, surveyId));
  const draft = found(await findDraft(tx, storeId, surveyId));
  if (draft.saveId === saveId) return { revision: draft.revision, savedAt: draft.savedAt };
  refuseOtherRevision(draft, baseRevision);
  refuseTooManyQuestions(features, definition.questions.length, readable(draft.definition).questions.length);
  const saved = await updateDraft(tx, storeId, { saveId, definition });
  await saveName(tx, storeId, definition);
  return saved;
}

/** The client is told where the survey stands, so that it can fetch that and let the merchant choose. */
export function refuseOtherRevision({ revision }: { revision: number }, named: number): void {
  if (revision === named) return;
  throw new AppError('CONFLICT', 'This survey was changed somewhere else in the meantime.', {
    fields: { revision: String(revision) },
  });
}
