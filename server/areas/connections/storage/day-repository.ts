import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/analytics/results/results-repository.ts';
import { surveyParameters } from '#server/areas/analytics/rows/row-filter-repository.ts';
import { fromPart, type RowPart } from '#server/areas/analytics/rows/row-repository.ts';

export interface DaySum {
  readonly day: string;
  readonly rows: number;
  /** The sum of the rows' hashes, with the merchant's marks: another one if any of them changed. */
  readonly sum: string;
}

/** Sums the rows of each day. */
export async function sumDays(db: Queries, survey: SurveyKey, part: RowPart): Promise<DaySum[]> {
  const { parameters, bind } = surveyParameters(survey);
  return db.query<DaySum & Record<string, unknown>>(
    `SELECT slice.day, count(*)::int AS rows,
            sum(hashtextextended(slice::text || coalesce(marks::text, ''), 0))::text AS sum
       FROM (SELECT * FROM ${fromPart(part, bind)}) AS slice
       LEFT JOIN follow_ups AS marks
         ON marks.store_id = $1 AND marks.survey_id = $2 AND marks.response_id = slice.response_id
      GROUP BY slice.day`,
    parameters,
    UPKEEP,
  );
}

export interface ExportedSurvey {
  readonly surveyId: string;
  readonly name: string;
}

/** The surveys of a store, or those of them that were chosen, in the order of their ids. */
export async function findExportedSurveys(
  db: Queries,
  storeId: string,
  chosen: readonly string[],
): Promise<ExportedSurvey[]> {
  return db.query<ExportedSurvey & Record<string, unknown>>(
    `SELECT survey_id AS "surveyId", name FROM surveys
      WHERE store_id = $1 AND (cardinality($2::text[]) = 0 OR survey_id = ANY ($2::text[])) ORDER BY survey_id`,
    [storeId, chosen],
    UPKEEP,
  );
}

/** Today's calendar needs the store's time zone. */
export async function findTimezone(db: Queries, storeId: string): Promise<string> {
  const [row] = await db.query<{ timezone: string }>(`SELECT timezone FROM stores WHERE store_id = $1`, [
    storeId,
  ]);
  return row?.timezone ?? 'UTC';
}
