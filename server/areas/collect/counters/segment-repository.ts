import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

/**
 * Surveys that are counted by segment, or that have reached so many responses, in all and for each day since they were
 * published. They were answered after the last day that is counted. Yesterday in the store's zone is over.
 */
export async function findSurveysToSegment(
  db: Queries,
  {
    now,
    fewest,
    fewestADay,
    storeId,
  }: { now: string; fewest: number; fewestADay: number; storeId: string | null },
): Promise<SurveyKey[]> {
  return db.query<SurveyKey>(
    `SELECT /* every store */ surveys.store_id, survey_id
       FROM surveys JOIN stores ON stores.store_id = surveys.store_id
      WHERE (segmented_to IS NULL AND responses_total >= $2
              AND responses_total >= $4::float8 * extract(epoch FROM $1::timestamptz - first_published_at) / 86400
            OR segmented_to < ($1::timestamptz AT TIME ZONE timezone)::date - 1 AND last_response_at >= segmented_to)
        AND ($3::text IS NULL OR surveys.store_id = $3)
      ORDER BY surveys.store_id, survey_id`,
    [now, fewest, storeId, fewestADay],
    UPKEEP,
  );
}

/** The first counted day that is not counted by segment yet; null if there is none. */
export async function findDayToSegment(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  { segmentedTo, through }: { segmentedTo: string | null; through: string },
): Promise<string | null> {
  const [row] = await tx.query<{ day: string | null }>(
    `SELECT min(day) AS day FROM counters
      WHERE store_id = $1 AND survey_id = $2 AND ($3::date IS NULL OR day > $3::date) AND day <= $4::date`,
    [storeId, surveyId, segmentedTo, through],
  );
  return row?.day ?? null;
}

/** Deletes a day's counters by segment and by group. */
export async function deleteSegments(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
): Promise<void> {
  for (const table of ['segment_counters', 'group_counters']) {
    await tx.query(`DELETE FROM ${table} WHERE store_id = $1 AND survey_id = $2 AND day = $3::date`, [
      storeId,
      surveyId,
      day,
    ]);
  }
}

/**
 * Notes the last day that is counted by segment. It never moves back. Instances of the release before read `grouped_to`,
 * and keep the counters of these days too.
 */
export async function saveSegmentedTo(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
): Promise<void> {
  await tx.query(
    `UPDATE surveys SET segmented_to = greatest(segmented_to, $3::date), grouped_to = greatest(grouped_to, $3::date)
      WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, day],
  );
}

/** Surveys whose counters by segment an older release wrote for days for which rows answer now. */
export async function findSpareSegments(db: Queries): Promise<SurveyKey[]> {
  return db.query<SurveyKey>(
    `SELECT /* every store */ store_id, survey_id FROM surveys WHERE spare_segments_from < now()
      ORDER BY store_id, survey_id`,
    [],
    UPKEEP,
  );
}

const SLICE = 5_000;

/** Deletes some of them. Returns false once none is left. */
export async function deleteSpareSegments(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  segmentedTo: string | null,
): Promise<boolean> {
  for (const table of ['segment_counters', 'group_counters']) {
    const rows = await tx.query(
      `DELETE FROM ${table} WHERE store_id = $1 AND survey_id = $2 AND ctid = ANY (ARRAY(
         SELECT ctid FROM ${table}
          WHERE store_id = $1 AND survey_id = $2 AND ($3::date IS NULL OR day > $3::date) LIMIT ${SLICE}))
        RETURNING 1 AS gone`,
      [storeId, surveyId, segmentedTo],
    );
    if (rows.length > 0) return true;
  }
  await tx.query(`UPDATE surveys SET spare_segments_from = NULL WHERE store_id = $1 AND survey_id = $2`, [
    storeId,
    surveyId,
  ]);
  return false;
}
