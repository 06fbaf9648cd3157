import { DURATION_PREFIX } from '#shared/analytics/cells.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from './recount-repository.ts';

/** The surveys that have, or had, a split test. */
export async function findSplitSurveys(db: Queries): Promise<SurveyKey[]> {
  const rows = await db.query<{ store_id: string; survey_id: string }>(
    `SELECT DISTINCT /* every store */ store_id, survey_id FROM versions
      WHERE definition ? 'split' ORDER BY store_id, survey_id`,
    [],
    UPKEEP,
  );
  return rows.map((row) => ({ storeId: row.store_id, surveyId: row.survey_id }));
}

/** The days whose counters by variant differ from those without: an older instance does not know them. */
export async function findWrongVariantDays(db: Queries, { storeId, surveyId }: SurveyKey): Promise<string[]> {
  const rows = await db.query<{ day: string }>(
    `SELECT DISTINCT day FROM (
       SELECT day FROM (
         SELECT question_id, cell, version, day, n FROM counters
          WHERE store_id = $1 AND survey_id = $2 AND cell NOT LIKE '${DURATION_PREFIX}%'
            AND version IN (SELECT version FROM versions
                             WHERE store_id = $1 AND survey_id = $2 AND definition ? 'split')
         UNION ALL
         SELECT question_id, cell, version, day, -n FROM variant_counters
          WHERE store_id = $1 AND survey_id = $2) AS counted
        GROUP BY question_id, cell, version, day HAVING sum(n) <> 0) AS wrong
      ORDER BY 1`,
    [storeId, surveyId],
    UPKEEP,
  );
  return rows.map(({ day }) => day);
}

export async function deleteVariantCounters(
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
