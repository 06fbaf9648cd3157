import type { Answers } from '#shared/survey/answer.ts';
import type { StoredTheme } from '#server/areas/surveys/stored-theme.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

/** As JSON; null if the survey was deleted. */
export async function findThemesJson(db: Queries, { storeId, surveyId }: SurveyKey): Promise<string | null> {
  const [row] = await db.query<{ themes: string }>(
    `SELECT themes::text AS themes FROM surveys WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId],
    UPKEEP,
  );
  return row?.themes ?? null;
}

/** The caller holds the survey's lock and has read the themes. */
export async function saveThemes(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  themes: readonly StoredTheme[],
): Promise<void> {
  await tx.query(`UPDATE surveys SET themes = $3::jsonb WHERE store_id = $1 AND survey_id = $2`, [
    storeId,
    surveyId,
    JSON.stringify(themes),
  ]);
}

export interface TextResponse {
  readonly responseId: string;
  readonly version: number;
  readonly answers: Answers;
}

/** Responses with a text for a question, by response id. */
export function findTextResponses(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  { meaningId, after, rows }: { meaningId: string; after: string; rows: number },
): Promise<TextResponse[]> {
  return db.query<TextResponse>(
    `SELECT slice.response_id, responses.version, responses.answers
       FROM (SELECT response_id FROM texts
              WHERE store_id = $1 AND survey_id = $2 AND question_id = $3 AND NOT is_other AND response_id > $4
              ORDER BY response_id LIMIT $5::int) AS slice
       JOIN responses ON responses.store_id = $1 AND responses.survey_id = $2
        AND responses.response_id = slice.response_id
      ORDER BY slice.response_id`,
    [storeId, surveyId, meaningId, after, rows],
    UPKEEP,
  );
}
