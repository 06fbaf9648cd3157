import { DURATION_PREFIX } from '#shared/analytics/cells.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { Dimension, GroupCellChange } from './cell-changes.ts';
import type { SurveyKey } from '../survey-key.ts';

/** Surveys of at least this many responses that were answered after the last day that is summed by group. */
export async function findSurveysToGroup(
  db: Queries,
  { through, fewest, storeId }: { through: string; fewest: number; storeId: string | null },
): Promise<SurveyKey[]> {
  return db.query<SurveyKey>(
    `SELECT /* every store */ store_id, survey_id FROM surveys
      WHERE responses_total >= $2 AND (grouped_to IS NULL OR grouped_to < $1::date AND last_response_at >= grouped_to)
        AND ($3::text IS NULL OR store_id = $3)
      ORDER BY store_id, survey_id`,
    [through, fewest, storeId],
    UPKEEP,
  );
}

/** The first counted day that is not summed by group yet; null if there is none. */
export async function findDayToGroup(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  { groupedTo, through }: { groupedTo: string | null; through: string },
): Promise<string | null> {
  const [row] = await tx.query<{ day: string | null }>(
    `SELECT min(day) AS day FROM counters
      WHERE store_id = $1 AND survey_id = $2 AND ($3::date IS NULL OR day > $3::date) AND day <= $4::date`,
    [storeId, surveyId, groupedTo, through],
  );
  return row?.day ?? null;
}

interface GroupRow {
  questionId: string;
  cell: string;
  version: number;
  dimension: Dimension;
  value: string;
  n: number;
}

/**
 * Sums a day's segment counters by each dimension. `counters` supplies the day's questions, cells and versions; the key
 * of the segment counters finds theirs. OFFSET 0 keeps PostgreSQL from joining all of them at once.
 */
export async function sumDayByGroup(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
): Promise<GroupCellChange[]> {
  const rows = await tx.query<GroupRow>(
    `SELECT question_id, cell, version,
            CASE WHEN GROUPING(country) = 0 THEN 'country' WHEN GROUPING(customer_type) = 0 THEN 'customer_type'
              ELSE 'placement' END AS dimension,
            coalesce(country, customer_type, placement) AS value, sum(found.n)::float8 AS n
       FROM counters AS total CROSS JOIN LATERAL (
              SELECT country, customer_type, placement, n FROM segment_counters
               WHERE store_id = $1 AND survey_id = $2 AND question_id = total.question_id AND cell = total.cell
                 AND version = total.version AND day = total.day OFFSET 0) AS found
      WHERE store_id = $1 AND survey_id = $2 AND day = $3::date AND cell NOT LIKE '${DURATION_PREFIX}%'
      GROUP BY GROUPING SETS ((question_id, cell, version, country), (question_id, cell, version, customer_type),
        (question_id, cell, version, placement))
     HAVING sum(found.n) <> 0`,
    [storeId, surveyId, day],
  );
  return rows.map(({ questionId: question, cell, version, dimension, value, n }) => ({
    ...{ surveyId, question, cell, version, day, dimension, value, n },
  }));
}

export async function deleteGroupCounters(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
): Promise<void> {
  await tx.query(`DELETE FROM group_counters WHERE store_id = $1 AND survey_id = $2 AND day = $3::date`, [
    storeId,
    surveyId,
    day,
  ]);
}

/** Notes the last day whose sums are complete. It never moves back. */
export async function saveGroupedTo(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  day: string,
): Promise<void> {
  await tx.query(
    `UPDATE surveys SET grouped_to = greatest(grouped_to, $3::date) WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, day],
  );
}
