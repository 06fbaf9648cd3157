import type { Annotation } from '#shared/api/analytics-annotations.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { lockSurvey } from '../view-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

export function findAnnotations(db: Queries, { storeId, surveyId }: SurveyKey): Promise<Annotation[]> {
  return db.query<Annotation>(
    `SELECT annotation_id, day, text FROM annotations
      WHERE store_id = $1 AND survey_id = $2 ORDER BY day, created_at, annotation_id`,
    [storeId, surveyId],
  );
}

/** Locks the survey, so that its annotations are counted and added in turn. */
export async function lockAndCountOthers(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  annotationId: string,
): Promise<number> {
  await lockSurvey(tx, { storeId, surveyId });
  const [row] = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM annotations
      WHERE store_id = $1 AND survey_id = $2 AND annotation_id <> $3`,
    [storeId, surveyId, annotationId],
  );
  return row?.n ?? 0;
}

export async function upsertAnnotation(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  { annotationId, day, text }: Annotation,
): Promise<void> {
  await tx.query(
    `INSERT INTO annotations (store_id, survey_id, annotation_id, day, text, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, now(), now())
     ON CONFLICT (store_id, survey_id, annotation_id)
     DO UPDATE SET day = excluded.day, text = excluded.text, updated_at = excluded.updated_at`,
    [storeId, surveyId, annotationId, day, text],
  );
}

export async function deleteAnnotationRow(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  annotationId: string,
): Promise<void> {
  await db.query(`DELETE FROM annotations WHERE store_id = $1 AND survey_id = $2 AND annotation_id = $3`, [
    storeId,
    surveyId,
    annotationId,
  ]);
}

interface StatusChange {
  readonly at: string;
  readonly status: string;
  readonly cause: string;
}

/** The newest ones. */
export function findStatusChanges(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  most: number,
): Promise<StatusChange[]> {
  return db.query<StatusChange>(
    `SELECT changed_at AS at, status, cause FROM status_changes
      WHERE store_id = $1 AND survey_id = $2 ORDER BY changed_at DESC LIMIT $3::int`,
    [storeId, surveyId, most],
  );
}
