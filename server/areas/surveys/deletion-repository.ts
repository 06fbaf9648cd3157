import type { SurveyBelongings } from '#shared/api/surveys.ts';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';

/** Test answers are no loss. */
export async function countBelongings(
  db: Queries,
  storeId: string,
  surveyId: string,
): Promise<SurveyBelongings> {
  const [counted] = await db.query<SurveyBelongings>(
    `SELECT count(*)::int AS responses, (count(*) FILTER (WHERE is_complete))::int AS completes,
       (SELECT count(*)::int FROM texts WHERE store_id = $1 AND survey_id = $2) AS texts,
       (SELECT count(*)::int FROM versions WHERE store_id = $1 AND survey_id = $2) AS versions
       FROM responses WHERE store_id = $1 AND survey_id = $2 AND NOT is_test`,
    [storeId, surveyId],
  );
  return counted ?? { responses: 0, completes: 0, texts: 0, versions: 0 };
}

export async function isDeleted(db: Queries, storeId: string, surveyId: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT erasure_id FROM erasures WHERE store_id = $1 AND subject = 'survey' AND survey_id = $2 LIMIT 1`,
    [storeId, surveyId],
  );
  return rows.length === 1;
}

/** Deleted, but some of its rows are still to go. */
export async function isBeingDeleted(db: Queries, storeId: string, surveyId: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT erasure_id FROM erasures
      WHERE store_id = $1 AND subject = 'survey' AND survey_id = $2 AND completed_at IS NULL LIMIT 1`,
    [storeId, surveyId],
  );
  return rows.length === 1;
}

/** Takes the survey itself away and writes down that what belongs to it has to follow. */
export async function deleteSurveyRow(
  tx: Queries,
  storeId: string,
  { surveyId, erasureId }: { surveyId: string; erasureId: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO erasures (store_id, erasure_id, subject, survey_id, requested_at)
     VALUES ($1, $2, 'survey', $3, now())`,
    [storeId, erasureId, surveyId],
  );
  await tx.query(`DELETE FROM surveys WHERE store_id = $1 AND survey_id = $2`, [storeId, surveyId]);
}

/** Small enough that nobody waits for long behind one of them. */
const SLICE = 1_000;

/**
 * Deletes what belongs to a survey in every table that names one, also one added after this was written. Returns
 * false if the turn was over before everything was gone.
 */
export async function deleteSurveyRows(
  database: Database,
  storeId: string,
  surveyId: string,
  turn: Turn,
): Promise<boolean> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'survey_id'
        AND table_name NOT IN ('erasures', 'surveys') ORDER BY table_name`,
  );
  for (const { name } of tables) {
    const table = `"${name.replaceAll('"', '""')}"`;
    let deleted = SLICE;
    while (deleted === SLICE) {
      if (turn.isOver()) return false;
      const [slice] = await database.query<{ n: number }>(
        `WITH deleted AS (
           DELETE FROM ${table} WHERE store_id = $1 AND survey_id = $2
             AND ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE store_id = $1 AND survey_id = $2 LIMIT $3::int))
           RETURNING 1)
         SELECT count(*)::int AS n FROM deleted`,
        [storeId, surveyId, SLICE],
        // The merchant waits for the reply, so this may not be overtaken for as long as upkeep.
        { priority: 'rows' },
      );
      deleted = slice?.n ?? 0;
    }
  }
  return true;
}

export async function completeDeletion(db: Queries, storeId: string, surveyId: string): Promise<void> {
  await db.query(
    `UPDATE erasures SET completed_at = now()
      WHERE store_id = $1 AND subject = 'survey' AND survey_id = $2 AND completed_at IS NULL`,
    [storeId, surveyId],
  );
}
