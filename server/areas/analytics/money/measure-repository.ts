import type { Queries } from '#server/kernel/database/database.ts';
import type { Survey } from '../results/results-repository.ts';

/** An empty name takes the mark away. */
export async function saveMeasure(
  db: Queries,
  { storeId, surveyId }: Survey,
  meaningId: string,
  measure: string,
): Promise<void> {
  await db.query(
    `UPDATE surveys SET measures = CASE WHEN $4::text = '' THEN measures - $3::text
        ELSE measures || jsonb_build_object($3::text, $4::text) END
      WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, meaningId, measure],
  );
}

export interface MarkedSurvey {
  readonly surveyId: string;
  /** Names by meaning id. */
  readonly measures: Readonly<Record<string, string>>;
}

/** Surveys that have a question marked, the one published first to begin with. */
export function findMarkedSurveys(db: Queries, storeId: string): Promise<MarkedSurvey[]> {
  return db.query<MarkedSurvey>(
    `SELECT survey_id AS "surveyId", measures FROM surveys
      WHERE store_id = $1 AND measures <> '{}' ORDER BY first_published_at, survey_id`,
    [storeId],
  );
}
