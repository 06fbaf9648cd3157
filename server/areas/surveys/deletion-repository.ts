import type { SurveyBelongings } from '#shared/api/surveys.ts';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';

/** Test answers are not counted. */
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

/** The survey is deleted, but some of its rows remain. */
export async function isBeingDeleted(db: Queries, storeId: string, surveyId: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT erasure_id FROM erasures
      WHERE store_id = $1 AND subject = 'survey' AND survey_id = $2 AND completed_at IS NULL LIMIT 1`,
    [storeId, surveyId],
  );
  return rows.length === 1;
}

/** Deletes the survey's row and records that its other rows must be deleted. */
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

/** Small, so that other queries do not wait long. */
const SLICE = 1_000;

/**
 * Deletes a survey's rows from each table with a survey id, including tables that are added later. Returns false if the
 * turn ended first.
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
        // The merchant waits for the reply, so this has a higher priority than upkeep.
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
