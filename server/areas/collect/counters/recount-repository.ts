import type { Database, Queries } from '#server/kernel/database/database.ts';
import { toStored, type ResponseRow, type StoredResponse } from '../batch/batch-repository.ts';
import type { CellChange, SegmentCellChange } from './cell-changes.ts';
import { addToCounters, addToSegmentCounters } from './counter-repository.ts';

export interface SurveyName {
  readonly storeId: string;
  readonly surveyId: string;
}

/** Every survey that was ever published, of all stores or of one. */
export async function findCountedSurveys(db: Queries, storeId: string | null): Promise<SurveyName[]> {
  const rows = await db.query<{ store_id: string; survey_id: string }>(
    `SELECT /* every store */ store_id, survey_id FROM surveys
      WHERE first_published_at IS NOT NULL AND ($1::text IS NULL OR store_id = $1) ORDER BY store_id, survey_id`,
    [storeId],
    { priority: 'upkeep' },
  );
  return rows.map((row) => ({ storeId: row.store_id, surveyId: row.survey_id }));
}

/** Every day that has a response or a count. */
export async function findCountedDays(db: Database, { storeId, surveyId }: SurveyName): Promise<string[]> {
  const rows = await db.query<{ day: string }>(
    `SELECT day FROM responses WHERE store_id = $1 AND survey_id = $2
     UNION SELECT day FROM counters WHERE store_id = $1 AND survey_id = $2
     UNION SELECT day FROM segment_counters WHERE store_id = $1 AND survey_id = $2 ORDER BY day`,
    [storeId, surveyId],
    { priority: 'upkeep' },
  );
  return rows.map(({ day }) => day);
}

/** The responses of one day that count. A day of any zone lies within two of ours, by which there is an index. */
export async function findResponsesOfDay(
  tx: Queries,
  { storeId, surveyId }: SurveyName,
  day: string,
): Promise<StoredResponse[]> {
  const rows = await tx.query<ResponseRow>(
    `SELECT survey_id, response_id, version, revision, is_complete, is_test, answers, path, duration_ms, day, country,
            customer_type, placement, first_saved_at
       FROM responses WHERE store_id = $1 AND survey_id = $2 AND day = $3::date AND NOT is_test
        AND first_saved_at >= $3::date - interval '15 hours' AND first_saved_at < $3::date + interval '39 hours'`,
    [storeId, surveyId, day],
  );
  return rows.map(toStored);
}

/** Puts new counts in the place of a day's old ones. */
export async function replaceCounters(
  tx: Queries,
  { storeId, surveyId }: SurveyName,
  day: string,
  { byDay, bySegment }: { byDay: readonly CellChange[]; bySegment: readonly SegmentCellChange[] },
): Promise<void> {
  await tx.query(`DELETE FROM counters WHERE store_id = $1 AND survey_id = $2 AND day = $3::date`, [
    storeId,
    surveyId,
    day,
  ]);
  await tx.query(`DELETE FROM segment_counters WHERE store_id = $1 AND survey_id = $2 AND day = $3::date`, [
    storeId,
    surveyId,
    day,
  ]);
  if (byDay.length > 0) await addToCounters(tx, storeId, byDay);
  if (bySegment.length > 0) await addToSegmentCounters(tx, storeId, bySegment);
}

/** How often each cell of a day is counted now, in both grains, as text to compare with. */
export async function readCounters(
  tx: Queries,
  { storeId, surveyId }: SurveyName,
  day: string,
): Promise<string[]> {
  const rows = await tx.query<{ at: string }>(
    `SELECT concat_ws('|', question_id, cell, version, n) AS at FROM counters
      WHERE store_id = $1 AND survey_id = $2 AND day = $3::date AND n <> 0
     UNION ALL
     SELECT concat_ws('|', question_id, cell, version, country, customer_type, placement, n) FROM segment_counters
      WHERE store_id = $1 AND survey_id = $2 AND day = $3::date AND n <> 0`,
    [storeId, surveyId, day],
  );
  return rows.map(({ at }) => at).sort();
}

/** Counts the survey's own figures anew; true if they were wrong. */
export async function recountTotals(tx: Queries, { storeId, surveyId }: SurveyName): Promise<boolean> {
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
