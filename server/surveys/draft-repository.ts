import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '../database/database.ts';

export interface DraftRecord {
  readonly revision: number;
  readonly saveId: string;
  /** As it was written; an older format is upgraded by whoever reads it. */
  readonly definition: unknown;
  readonly savedAt: string;
}

interface Row {
  revision: number;
  save_id: string;
  definition: unknown;
  saved_at: string;
}

export async function findDraft(db: Queries, storeId: string, surveyId: string): Promise<DraftRecord | null> {
  const [row] = await db.query<Row>(
    `SELECT revision, save_id, definition, saved_at FROM drafts WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId],
  );
  return row
    ? { revision: row.revision, saveId: row.save_id, definition: row.definition, savedAt: row.saved_at }
    : null;
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

export interface Saved {
  readonly revision: number;
  readonly savedAt: string;
}

/** Only for whoever holds the survey’s row and has compared the revision. */
export async function updateDraft(
  tx: Queries,
  storeId: string,
  { saveId, definition }: { saveId: string; definition: SurveyDefinition },
): Promise<Saved> {
  const [row] = await tx.query<{ revision: number; saved_at: string }>(
    `UPDATE drafts SET revision = revision + 1, save_id = $3, definition = $4, saved_at = now()
      WHERE store_id = $1 AND survey_id = $2 RETURNING revision, saved_at`,
    [storeId, definition.surveyId, saveId, definition],
  );
  if (row === undefined) throw new Error('A survey has no draft.');
  return { revision: row.revision, savedAt: row.saved_at };
}

/** Puts the meanings that publishing decided into the draft. What the merchant wrote is the same revision still. */
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
