import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

/** An empty name removes the measure. */
export async function saveMeasure(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  meaningId: string,
  measure: string,
): Promise<void> {
  const [change, value] =
    measure === '' ? ['measures - $3::text', meaningId] : ['measures || $3::jsonb', { [meaningId]: measure }];
  await db.query(`UPDATE surveys SET measures = ${change} WHERE store_id = $1 AND survey_id = $2`, [
    storeId,
    surveyId,
    value,
  ]);
}

export interface MeasuredSurvey {
  readonly surveyId: string;
  /** Names by meaning id. */
  readonly measures: Readonly<Record<string, string>>;
}

/** Surveys with a question that has a measure, first published first. */
export function findMeasuredSurveys(db: Queries, storeId: string): Promise<MeasuredSurvey[]> {
  return db.query<MeasuredSurvey>(
    `SELECT survey_id, measures FROM surveys
      WHERE store_id = $1 AND measures <> '{}' ORDER BY first_published_at, survey_id`,
    [storeId],
  );
}
