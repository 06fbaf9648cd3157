import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { STORED_COLUMNS, type StoredDefinition } from './definitions/stored-definition.ts';

export async function findDraft(
  db: Queries,
  storeId: string,
  surveyId: string,
): Promise<StoredDefinition | null> {
  const [row] = await db.query<StoredDefinition>(
    `SELECT ${STORED_COLUMNS} FROM drafts WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId],
  );
  return row ?? null;
}

export async function insertDraft(
  tx: Queries,
  storeId: string,
  { saveId, definition }: { saveId: string; definition: SurveyDefinition },
): Promise<void> {
  await tx.query(
    `INSERT INTO drafts (store_id, survey_id, revision, save_id, definition, saved_at)
     VALUES ($1, $2, 1, $3, $4, now())`,
    [storeId, definition.surveyId, saveId, definition],
  );
}

export interface SavedDraft {
  readonly revision: number;
  readonly savedAt: string;
}

/** The caller has locked the survey's row and compared the revision. */
export async function updateDraft(
  tx: Queries,
  storeId: string,
  { saveId, definition }: { saveId: string; definition: SurveyDefinition },
): Promise<SavedDraft> {
  const [row] = await tx.query<SavedDraft>(
    `UPDATE drafts SET revision = revision + 1, save_id = $3, definition = $4, saved_at = now()
      WHERE store_id = $1 AND survey_id = $2 RETURNING revision, saved_at`,
    [storeId, definition.surveyId, saveId, definition],
  );
  if (row === undefined) throw new Error('A survey has no draft.');
  return row;
}

/** Saves the meanings that publishing decided. The revision stays, because the merchant's edits are the same. */
export async function saveMeanings(
  tx: Queries,
  storeId: string,
  definition: SurveyDefinition,
): Promise<void> {
  await tx.query(`UPDATE drafts SET definition = $3 WHERE store_id = $1 AND survey_id = $2`, [
    storeId,
    definition.surveyId,
    definition,
  ]);
}
