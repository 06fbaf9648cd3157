import { UPKEEP, type Database, type Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { CellChanges } from './cell-changes.ts';
import { addCells } from './counter-repository.ts';
import { deleteSegments } from './segment-repository.ts';
import { toStored, type ResponseRow, type StoredResponse } from '../responses/stored-response-repository.ts';

/** All surveys that were ever published, of one store or of all. */
export async function findCountedSurveys(db: Queries, storeId: string | null): Promise<SurveyKey[]> {
  return db.query<SurveyKey>(
    `SELECT /* every store */ store_id, survey_id FROM surveys
      WHERE first_published_at IS NOT NULL AND ($1::text IS NULL OR store_id = $1) ORDER BY store_id, survey_id`,
    [storeId],
    UPKEEP,
  );
}

/** All days that have a response or a counter. */
export async function findCountedDays(db: Database, { storeId, surveyId }: SurveyKey): Promise<string[]> {
  const rows = await db.query<{ day: string }>(
    `SELECT day FROM responses WHERE store_id = $1 AND survey_id = $2
     UNION SELECT day FROM counters WHERE store_id = $1 AND survey_id = $2
     UNION SELECT day FROM segment_counters WHERE store_id = $1 AND survey_id = $2
     UNION SELECT day FROM group_counters WHERE store_id = $1 AND survey_id = $2
     UNION SELECT day FROM variant_counters WHERE store_id = $1 AND survey_id = $2 ORDER BY day`,
    [storeId, surveyId],
    UPKEEP,
  );
  return rows.map(({ day }) => day);
}

/** The responses that count on one day. Each zone's day lies within two UTC days, which an index covers. */
export async function findResponsesOfDay(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
): Promise<StoredResponse[]> {
  const rows = await tx.query<ResponseRow>(
    `SELECT survey_id, response_id, version, revision, is_complete, is_test, answers, path, duration_ms, day, country,
            customer_type, placement, variant, first_saved_at
       FROM responses WHERE store_id = $1 AND survey_id = $2 AND day = $3::date AND NOT is_test
        AND first_saved_at >= $3::date - interval '15 hours' AND first_saved_at < $3::date + interval '39 hours'`,
    [storeId, surveyId, day],
  );
  return rows.map(toStored);
}

/** Replaces a day's counters. */
export async function replaceCounters(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
  cells: CellChanges,
): Promise<void> {
  await tx.query(`DELETE FROM counters WHERE store_id = $1 AND survey_id = $2 AND day = $3::date`, [
    storeId,
    surveyId,
    day,
  ]);
  await deleteSegments(tx, { storeId, surveyId }, day);
  await deleteVariantCounters(tx, { storeId, surveyId }, day);
  await addCells(tx, { storeId, cells });
}

/** The day's current counters in all grains, as comparable texts. */
export async function readCounters(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
): Promise<string[]> {
  const rows = await tx.query<{ at: string }>(
    `SELECT concat_ws('|', question_id, cell, version, n) AS at FROM counters
      WHERE store_id = $1 AND survey_id = $2 AND day = $3::date AND n <> 0
     UNION ALL
     SELECT concat_ws('|', question_id, cell, version, country, customer_type, placement, n) FROM segment_counters
      WHERE store_id = $1 AND survey_id = $2 AND day = $3::date AND n <> 0
     UNION ALL
     SELECT concat_ws('|', question_id, cell, version, dimension || '=' || value, n) FROM group_counters
      WHERE store_id = $1 AND survey_id = $2 AND day = $3::date AND n <> 0
     UNION ALL
     SELECT concat_ws('|', question_id, cell, version, 'variant=' || variant, n) FROM variant_counters
      WHERE store_id = $1 AND survey_id = $2 AND day = $3::date AND n <> 0`,
    [storeId, surveyId, day],
  );
  return rows.map(({ at }) => at).sort();
}

/** Recounts the survey's totals. Returns true if they were wrong. */
export async function recountTotals(tx: Queries, { storeId, surveyId }: SurveyKey): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE surveys SET responses_total = counted.responses, completes_total = counted.completes
       FROM (SELECT count(*) AS responses, count(*) FILTER (WHERE is_complete) AS completes FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND NOT is_test) AS counted
      WHERE store_id = $1 AND survey_id = $2
        AND (responses_total, completes_total) IS DISTINCT FROM (counted.responses, counted.completes)
      RETURNING survey_id`,
    [storeId, surveyId],
  );
  return rows.length === 1;
}

async function deleteVariantCounters(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
): Promise<void> {
  await tx.query(`DELETE FROM variant_counters WHERE store_id = $1 AND survey_id = $2 AND day = $3::date`, [
    storeId,
    surveyId,
    day,
  ]);
}
